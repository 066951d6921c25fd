import { openDeviceStorage } from '@tv/browser-storage/browser';
import { readVoucher } from '@tv/routes';
import { savePreloadedVoucher } from './preloadedVoucher.ts';

/** Saves the voucher in a URL (VOUCH-01). @param now epoch milliseconds @returns the query without it */
export function saveVoucherFromUrl(search: string, now: number): string {
  const code = readVoucher(search)?.trim();
  if (code) savePreloadedVoucher(openDeviceStorage(), code, now);
  const rest = new URLSearchParams(search);
  rest.delete('vc');
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}
