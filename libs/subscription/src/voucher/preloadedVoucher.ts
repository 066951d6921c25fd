import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Local storage key (CONF-20). */
export const PRELOADED_VOUCHER_KEY = 'preloaded-voucher';

/** VOUCH-03 */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Stored voucher (VOUCH-02). */
const schema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch milliseconds. */
  expiry: v.number(),
  /** User id, empty for a visitor; undefined if it came from a URL. */
  typedBy: v.optional(v.string()),
});

type KeptVoucher = v.InferOutput<typeof schema>;

const put = (storage: KeyValueStorage, kept: KeptVoucher): void =>
  storage.setItem(PRELOADED_VOUCHER_KEY, JSON.stringify(kept));

/**
 * Saves a code for 24 hours and replaces any other.
 * @param now epoch milliseconds
 * @param typedBy user id, empty for a visitor; undefined if from a URL
 */
export function keepVoucher(storage: KeyValueStorage, code: string, now: number, typedBy?: string): void {
  put(storage, { code, expiry: now + KEPT_MS, typedBy });
}

/** Removes the saved code. */
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
    // Cleared like an expired code.
  }
  forgetVoucher(storage);
  return undefined;
}

/**
 * The saved code (VOUCH-03). Clears codes that expired, are unreadable, or were typed by another customer
 * (ADR 0034). The first user to sign in owns a visitor's code.
 * @param now epoch milliseconds
 * @param userId empty for a visitor, for whom a customer's code is hidden
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
