import { getSubscription, stopRenewal } from '@tv/api-client';
import type { PaymentDeps } from '../payment/intent/pay.ts';
import { isRefused, isSignedOut } from '../payment/outcome/paymentErrors.ts';
import { isStopped } from './stoppable.ts';

export interface StopSubject {
  readonly userId: string;
  readonly reason?: string | undefined;
  /** Trial products; empty for the subscription. */
  readonly productIds: readonly string[];
}

/** `unknown`: the lookup failed too. */
export type StopOutcome = 'stopped' | 'refused' | 'signedOut' | 'unknown';

const SENDS = 2;

/**
 * Cancels a renewal or a trial (SUB-25, SUB-31). Checks the state before sending, and again after a lost
 * response, so nothing is cancelled twice. Locked against other tabs and payments.
 */
export function stop(
  { userId, reason, productIds }: StopSubject,
  { dispatch, runExclusive }: Pick<PaymentDeps, 'dispatch' | 'runExclusive'>,
): Promise<StopOutcome> {
  const ask = async (): Promise<boolean> => {
    const anew = { forceRefetch: true, subscribe: false } as const;
    return isStopped(await dispatch(getSubscription.initiate(undefined, anew)).unwrap(), productIds);
  };
  const isTrial = productIds.length > 0;
  const request = { ...(reason === undefined ? {} : { reason }), ...(isTrial ? { productIds } : {}) };
  return runExclusive(`payment-${userId}`, async () => {
    for (let sends = 0; ; sends += 1) {
      try {
        if (await ask()) return 'stopped';
      } catch (error) {
        return isSignedOut(error) ? 'signedOut' : 'unknown';
      }
      if (sends === SENDS) return 'unknown';
      try {
        await dispatch(stopRenewal.initiate(request)).unwrap();
        // Refetches for the receipt.
        await ask().catch(() => false);
        return 'stopped';
      } catch (error) {
        if (isSignedOut(error)) return 'signedOut';
        if (isRefused(error)) return 'refused';
      }
    }
  });
}
