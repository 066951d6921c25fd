import * as v from 'valibot';
import { storedValue, type KeyValueStorage, storedText } from '@tv/browser-storage';

/** Other durations are not tracked (SIGNUP-13, SIGNUP-14). */
const MIN_SIGN_UP_MS = 1000;
const MAX_SIGN_UP_MS = 15 * 60_000;

const schema = v.object({
  /** Epoch milliseconds. */
  signUpLoadTime: v.optional(v.number()),
  signUpFlow: v.optional(v.picklist(['email', 'wallet'])),
  paymentFlow: v.optional(v.picklist(['Card', 'Vipps', 'Known'])),
});

export type PaymentContext = v.InferOutput<typeof schema>;

/** SIGNUP-12 */
export const storedPaymentContext = storedValue({ key: 'payment-context', scope: 'user', schema });

export const readPaymentContext = (storage: KeyValueStorage): PaymentContext =>
  storedPaymentContext.read(storage) ?? {};

/** Merges values into the stored context. */
export function updatePaymentContext(storage: KeyValueStorage, more: PaymentContext): void {
  storedPaymentContext.write(storage, { ...readPaymentContext(storage), ...more });
}

/** Starts on the first sign-up page (SIGNUP-11); later calls do nothing. */
export function startSignUpTimer(storage: KeyValueStorage, now: number): void {
  if (readPaymentContext(storage).signUpLoadTime === undefined) {
    updatePaymentContext(storage, { signUpLoadTime: now });
  }
}

/** In seconds; undefined if not started here or out of range (SIGNUP-13, SIGNUP-14). */
export function signUpDurationS({ signUpLoadTime }: PaymentContext, now: number): number | undefined {
  if (signUpLoadTime === undefined) return undefined;
  const took = now - signUpLoadTime;
  return took < MIN_SIGN_UP_MS || took > MAX_SIGN_UP_MS ? undefined : took / 1000;
}

/** Set if the payment method has changed; the next page says so. */
export const methodChanged = storedText({ key: 'payment-method-changed', scope: 'user' });

/** Set if the payment was cancelled in the wallet; the next page says so. */
export const walletCancelled = storedText({ key: 'payment-cancelled', scope: 'user' });
