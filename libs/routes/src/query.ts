/** The voucher code that an address carries (`vc`), if any. */
export function readVoucher(search: string): string | undefined {
  return new URLSearchParams(search).get('vc') || undefined;
}

/** Product ids of an address: repeated parameters and comma-joined ones are both read (ROUTE-72). */
export function readProductIds(search: string): readonly string[] {
  return new URLSearchParams(search)
    .getAll('productIds')
    .flatMap((value) => value.split(','))
    .filter((id) => id !== '');
}

/** Product ids of `/bli-kunde/registrer/{id}`, comma-joined. */
export function readChosenProducts(id: string | undefined): readonly string[] {
  return (id ?? '').split(',').filter((one) => one !== '');
}

const isSwitchedOn = (value: string | null): boolean => value === '1' || value === 'true';

/** Whether an address asks the watch page not to go on to a cover page (ROUTE-06). */
export function readDisableScpRedirect(search: string): boolean {
  return isSwitchedOn(new URLSearchParams(search).get('disableScpRedirect'));
}

/** Whether an address asks for playback at once (ROUTE-09). */
export function readAutoPlay(search: string): boolean {
  return new URLSearchParams(search).get('autoPlay') === '1';
}

/** What an address says of what somebody may not watch yet (`customerLinks.access`). */
export interface AccessWish {
  /** None where the title itself tells. */
  readonly entitlementKeys: readonly string[];
  /** Who has it, by name. */
  readonly provider: string | undefined;
  /** Where to come back to: a path of ours. */
  readonly from: string | undefined;
}

/** Reads the query of `/tilgang/{type}/{id}`. A way back that would lead off our site is none. */
export function readAccessWish(search: string): AccessWish {
  const query = new URLSearchParams(search);
  const from = query.get('fra') ?? '';
  return {
    entitlementKeys: query.getAll('key').filter((key) => key !== ''),
    provider: query.get('hos') || undefined,
    from: /^\/(?![/\\])/.test(from) ? from : undefined,
  };
}
