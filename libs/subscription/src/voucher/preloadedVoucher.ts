import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Local storage key (CONF-20). */
export const PRELOADED_VOUCHER_KEY = 'preloaded-voucher';

/** How long a code that came with an address is kept (VOUCH-03). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A voucher as it is kept in the browser (VOUCH-02). */
const schema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch milliseconds. */
  expiry: v.number(),
});

/**
 * Keeps a code for 24 hours, in place of any other.
 *
 * @param now  epoch milliseconds
 */
export function keepVoucher(storage: KeyValueStorage, code: string, now: number): void {
  storage.setItem(PRELOADED_VOUCHER_KEY, JSON.stringify({ code, expiry: now + KEPT_MS }));
}

/** Forgets the code: it was redeemed, or gives nothing. */
export function forgetVoucher(storage: KeyValueStorage): void {
  storage.removeItem(PRELOADED_VOUCHER_KEY);
}

/**
 * The code that is kept, as long as it is good (VOUCH-03). What is too old, or cannot be read, is thrown away.
 *
 * @param now  epoch milliseconds
 */
export function keptVoucher(storage: KeyValueStorage, now: number): string | undefined {
  const stored = storage.getItem(PRELOADED_VOUCHER_KEY);
  if (stored === null) return undefined;
  try {
    const { code, expiry } = v.parse(schema, JSON.parse(stored));
    if (now < expiry && expiry <= now + KEPT_MS) return code;
  } catch {
    // Somebody else's, or written by hand: it goes like one that is too old.
  }
  forgetVoucher(storage);
  return undefined;
}
