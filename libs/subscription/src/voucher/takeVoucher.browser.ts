import { openStorage } from '@tv/config';
import { readVoucher } from '@tv/routes';
import { keepVoucher } from './preloadedVoucher.ts';

const open = () => openStorage(() => window.localStorage);

/**
 * Saves the voucher in a URL (VOUCH-01).
 * @param now epoch milliseconds
 * @returns the query without it
 */
export function takeVoucher(search: string, now: number): string {
  const code = readVoucher(search)?.trim();
  if (code) keepVoucher(open(), code, now);
  const rest = new URLSearchParams(search);
  rest.delete('vc');
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}
