import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Local storage key (CONF-20). */
export const PRELOADED_VOUCHER_KEY = 'preloaded-voucher';

/** How long a code is kept (VOUCH-03). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A voucher as it is kept in the browser (VOUCH-02). */
const schema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch milliseconds. */
  expiry: v.number(),
  /** Who wrote it himself, empty for a visitor; left out where it came with an address, which anybody may have. */
  typedBy: v.optional(v.string()),
});

type KeptVoucher = v.InferOutput<typeof schema>;

const put = (storage: KeyValueStorage, kept: KeptVoucher): void =>
  storage.setItem(PRELOADED_VOUCHER_KEY, JSON.stringify(kept));

/**
 * Keeps a code for 24 hours, in place of any other.
 *
 * @param now  epoch milliseconds
 * @param typedBy  the id of who wrote it, empty for a visitor; undefined where it came with an address
 */
export function keepVoucher(storage: KeyValueStorage, code: string, now: number, typedBy?: string): void {
  put(storage, { code, expiry: now + KEPT_MS, typedBy });
}

/** Forgets the code: it was redeemed, or gives nothing. */
export function forgetVoucher(storage: KeyValueStorage): void {
  storage.removeItem(PRELOADED_VOUCHER_KEY);
}

function readVoucher(storage: KeyValueStorage, now: number): KeptVoucher | undefined {
  const stored = storage.getItem(PRELOADED_VOUCHER_KEY);
  if (stored === null) return undefined;
  try {
    const kept = v.parse(schema, JSON.parse(stored));
    if (now < kept.expiry && kept.expiry <= now + KEPT_MS) return kept;
  } catch {
    // Somebody else's, or written by hand: it goes like one that is too old.
  }
  forgetVoucher(storage);
  return undefined;
}

/**
 * The code that is kept, as long as it is good (VOUCH-03). What is too old, cannot be read, or was written by another customer is
 * thrown away (decision 0034). What a visitor wrote is his who signs in first.
 *
 * @param now  epoch milliseconds
 * @param userId  who asks; empty for a visitor, who is not told what a customer wrote
 */
export function keptVoucher(storage: KeyValueStorage, now: number, userId: string): string | undefined {
  const kept = readVoucher(storage, now);
  if (kept?.typedBy === undefined || kept.typedBy === userId) return kept?.code;
  if (userId === '') return undefined;
  if (kept.typedBy !== '') {
    forgetVoucher(storage);
    return undefined;
  }
  put(storage, { ...kept, typedBy: userId });
  return kept.code;
}
