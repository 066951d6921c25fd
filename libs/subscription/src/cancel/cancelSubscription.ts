import { getSubscription, stopRenewal } from '@tv/api-client';
import type { PaymentDeps } from '../payment/intent/pay.ts';
import { isPaymentRefused, isSignedOut } from '../payment/outcome/paymentErrors.ts';
import { isCancelled } from './cancellationStatus.ts';

export interface CancelRequest {
  readonly userId: string;
  readonly reason?: string | undefined;
  /** Trial products; empty for the subscription. */
  readonly productIds: readonly string[];
}

/** `unknown`: the lookup failed too. */
export type CancelOutcome = 'cancelled' | 'refused' | 'signedOut' | 'unknown';

const MAX_SENDS = 2;

/**
 * Cancels a renewal or a trial (SUB-25, SUB-31). Checks the state before sending, and again after a lost
 * response, so nothing is cancelled twice. Locked against other tabs and payments.
 */
export function cancelSubscription(
  { userId, reason, productIds }: CancelRequest,
  { dispatch, runExclusive }: Pick<PaymentDeps, 'dispatch' | 'runExclusive'>,
): Promise<CancelOutcome> {
  const checkStopped = async (): Promise<boolean> => {
    const refetchOptions = { forceRefetch: true, subscribe: false } as const;
    return isCancelled(
      await dispatch(getSubscription.initiate(undefined, refetchOptions)).unwrap(),
      productIds,
    );
  };
  const isTrial = productIds.length > 0;
  const request = { ...(reason === undefined ? {} : { reason }), ...(isTrial ? { productIds } : {}) };
  return runExclusive(`payment-${userId}`, async () => {
    for (let sends = 0; ; sends += 1) {
      try {
        if (await checkStopped()) return 'cancelled';
      } catch (error) {
        return isSignedOut(error) ? 'signedOut' : 'unknown';
      }
      if (sends === MAX_SENDS) return 'unknown';
      try {
        await dispatch(stopRenewal.initiate(request)).unwrap();
        // Refetches for the receipt.
        await checkStopped().catch(() => false);
        return 'cancelled';
      } catch (error) {
        if (isSignedOut(error)) return 'signedOut';
        if (isPaymentRefused(error)) return 'refused';
      }
    }
  });
}
