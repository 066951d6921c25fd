import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Session storage key of how somebody became a customer in this tab (SIGNUP-12). */
export const PAYMENT_CONTEXT_KEY = 'payment-context';

/** Signing up takes so long at least, and at most, for its time to be told (SIGNUP-13, SIGNUP-14). */
const SHORTEST_MS = 1000;
const LONGEST_MS = 15 * 60_000;

const schema = v.object({
  /** When signing up began, in epoch milliseconds. */
  signUpLoadTime: v.optional(v.number()),
  signUpFlow: v.optional(v.picklist(['email', 'wallet'])),
  paymentFlow: v.optional(v.picklist(['Card', 'Vipps', 'Known'])),
});

/** How somebody becomes a customer: when he began, how he registered and how he pays. */
export type PaymentContext = v.InferOutput<typeof schema>;

export function readPaymentContext(storage: KeyValueStorage): PaymentContext {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(PAYMENT_CONTEXT_KEY) ?? ''));
  } catch {
    return {};
  }
}

/** Adds to what is known. */
export function notePaymentContext(storage: KeyValueStorage, more: PaymentContext): void {
  storage.setItem(PAYMENT_CONTEXT_KEY, JSON.stringify({ ...readPaymentContext(storage), ...more }));
}

export function clearPaymentContext(storage: KeyValueStorage): void {
  storage.removeItem(PAYMENT_CONTEXT_KEY);
}

/** Signing up begins at the first of its pages (SIGNUP-11); coming to the next of them does not begin it anew. */
export function startSignUpTimer(storage: KeyValueStorage, now: number): void {
  if (readPaymentContext(storage).signUpLoadTime === undefined) {
    notePaymentContext(storage, { signUpLoadTime: now });
  }
}

/**
 * How long signing up took, in seconds; undefined where it did not begin here, or took too short or too long a time to say
 * anything (SIGNUP-13, SIGNUP-14).
 *
 * @param now  epoch milliseconds
 */
export function signUpSeconds({ signUpLoadTime }: PaymentContext, now: number): number | undefined {
  if (signUpLoadTime === undefined) return undefined;
  const took = now - signUpLoadTime;
  return took < SHORTEST_MS || took > LONGEST_MS ? undefined : took / 1000;
}
