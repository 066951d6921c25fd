import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Local storage key (CONF-20). */
export const PRELOADED_VOUCHER_KEY = 'preloaded-voucher';

/** VOUCH-03 */
const VOUCHER_TTL_MS = 24 * 60 * 60 * 1000;

/** Stored voucher (VOUCH-02). */
const schema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch milliseconds. */
  expiry: v.number(),
  /** User id, empty for a visitor; undefined if it came from a URL. */
  typedBy: v.optional(v.string()),
});

type StoredVoucher = v.InferOutput<typeof schema>;

const writeVoucher = (storage: KeyValueStorage, stored: StoredVoucher): void =>
  storage.setItem(PRELOADED_VOUCHER_KEY, JSON.stringify(stored));

/**
 * Saves a code for 24 hours and replaces any other.
 * @param now epoch milliseconds
 * @param typedBy user id, empty for a visitor; undefined if from a URL
 */
export function savePreloadedVoucher(
  storage: KeyValueStorage,
  code: string,
  now: number,
  typedBy?: string,
): void {
  writeVoucher(storage, { code, expiry: now + VOUCHER_TTL_MS, typedBy });
}

/** Removes the saved code. */
export function clearPreloadedVoucher(storage: KeyValueStorage): void {
  storage.removeItem(PRELOADED_VOUCHER_KEY);
}

function readStoredVoucher(storage: KeyValueStorage, now: number): StoredVoucher | undefined {
  const stored = storage.getItem(PRELOADED_VOUCHER_KEY);
  if (stored === null) return undefined;
  try {
    const voucher = v.parse(schema, JSON.parse(stored));
    if (now < voucher.expiry && voucher.expiry <= now + VOUCHER_TTL_MS) return voucher;
  } catch {
    // Cleared like an expired code.
  }
  clearPreloadedVoucher(storage);
  return undefined;
}

/**
 * The saved code (VOUCH-03). Clears codes that expired, are unreadable, or were typed by another customer
 * (ADR 0034). The first user to sign in owns a visitor's code.
 * @param now epoch milliseconds
 * @param userId empty for a visitor, for whom a customer's code is hidden
 */
export function readPreloadedVoucher(
  storage: KeyValueStorage,
  now: number,
  userId: string,
): string | undefined {
  const stored = readStoredVoucher(storage, now);
  if (stored?.typedBy === undefined || stored.typedBy === userId) return stored?.code;
  if (userId === '') return undefined;
  if (stored.typedBy !== '') {
    clearPreloadedVoucher(storage);
    return undefined;
  }
  writeVoucher(storage, { ...stored, typedBy: userId });
  return stored.code;
}
