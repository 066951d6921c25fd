import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';

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

/** CONF-20 */
export const storedVoucher = storedValue({
  key: 'preloaded-voucher',
  scope: 'device',
  label: { name: 'Rabattkode', text: 'Fra lenken du kom med, eller som du skrev. I ett døgn.' },
  schema,
});

/** Saves a code for 24 hours. @param typedBy user id, empty for a visitor; undefined if from a URL */
export function savePreloadedVoucher(
  storage: KeyValueStorage,
  code: string,
  now: number,
  typedBy?: string,
): void {
  storedVoucher.write(storage, { code, expiry: now + VOUCHER_TTL_MS, typedBy });
}

function readValidVoucher(storage: KeyValueStorage, now: number) {
  const voucher = storedVoucher.read(storage);
  if (voucher && now < voucher.expiry && voucher.expiry <= now + VOUCHER_TTL_MS) return voucher;
  storedVoucher.clear(storage);
  return undefined;
}

/**
 * Returns the saved code (VOUCH-03). Clears expired and unreadable codes, and codes of another customer (ADR 0034).
 * The first user to sign in owns a visitor's code.
 * @param now epoch milliseconds
 * @param userId empty for a visitor, who sees no customer's code
 */
export function readPreloadedVoucher(
  storage: KeyValueStorage,
  now: number,
  userId: string,
): string | undefined {
  const stored = readValidVoucher(storage, now);
  if (stored?.typedBy === undefined || stored.typedBy === userId) return stored?.code;
  if (userId === '') return undefined;
  if (stored.typedBy !== '') {
    storedVoucher.clear(storage);
    return undefined;
  }
  storedVoucher.write(storage, { ...stored, typedBy: userId });
  return stored.code;
}
