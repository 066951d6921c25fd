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
