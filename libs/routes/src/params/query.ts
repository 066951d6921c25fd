/** Returns the voucher code (`vc`). */
export function readVoucher(search: string): string | undefined {
  return new URLSearchParams(search).get('vc') || undefined;
}

/** Returns the product ids, repeated or comma-joined (ROUTE-72). */
export function readProductIds(search: string): readonly string[] {
  return new URLSearchParams(search)
    .getAll('productIds')
    .flatMap((value) => value.split(','))
    .filter((id) => id !== '');
}

/** Splits the comma-joined ids of `/bli-kunde/registrer/{id}`. */
export function parseProductIds(id: string | undefined): readonly string[] {
  return (id ?? '').split(',').filter((one) => one !== '');
}

/** Returns whether the watch page must not redirect to the cover page (ROUTE-06). */
export function readDisableScpRedirect(search: string): boolean {
  const value = new URLSearchParams(search).get('disableScpRedirect');
  return value === '1' || value === 'true';
}

/** Returns whether playback starts at once (ROUTE-09). */
export const readAutoPlay = (search: string): boolean => new URLSearchParams(search).get('autoPlay') === '1';

export interface AccessParams {
  /** Empty: use the title's own. */
  readonly entitlementKeys: readonly string[];
  readonly provider: string | undefined;
  readonly from: string | undefined;
}

/** Reads the query of `/tilgang/{type}/{id}`; ignores an external return path. */
export function readAccessParams(search: string): AccessParams {
  const query = new URLSearchParams(search);
  const from = query.get('fra') ?? '';
  return {
    entitlementKeys: query.getAll('key').filter((key) => key !== ''),
    provider: query.get('hos') || undefined,
    from: /^\/(?![/\\])/.test(from) ? from : undefined,
  };
}

/** Reads the URL of the search page: the trimmed query, empty without one, and the hit type, undefined for all. */
export function readSearchQuery(search: string) {
  const params = new URLSearchParams(search);
  return { query: (params.get('q') ?? '').trim(), type: params.get('type') ?? undefined };
}
