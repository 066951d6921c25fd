import { getSubscription, stopRenewal } from '@tv/api-client';
import type { PaymentDeps } from '../payment/intent/pay.ts';
import { isPaymentRefused, isSignedOut } from '../payment/outcome/paymentErrors.ts';
import { FORCE_REFETCH } from '../status/fetchCustomerStatus.ts';
import { isCancelled } from './cancellationStatus.ts';

export interface CancelRequest {
  readonly reason?: string | undefined;
  /** Trial products; empty for the subscription. */
  readonly productIds: readonly string[];
}

/** `unknown`: the lookup failed too. */
export type CancelOutcome = 'cancelled' | 'refused' | 'signedOut' | 'unknown';

const MAX_SENDS = 2;

/**
 * Cancels a renewal or a trial (SUB-25, SUB-31). Checks the state before sending and after a lost response, so
 * nothing is cancelled twice. Locked across tabs.
 */
export function cancelSubscription(
  { reason, productIds }: CancelRequest,
  { userId, dispatch, runExclusive }: Pick<PaymentDeps, 'userId' | 'dispatch' | 'runExclusive'>,
): Promise<CancelOutcome> {
  const checkCancelled = async (): Promise<boolean> =>
    isCancelled(await dispatch(getSubscription.initiate(undefined, FORCE_REFETCH)).unwrap(), productIds);
  const isTrial = productIds.length > 0;
  const request = { ...(reason === undefined ? {} : { reason }), ...(isTrial ? { productIds } : {}) };
  return runExclusive(`payment-${userId}`, async () => {
    for (let sends = 0; ; sends += 1) {
      try {
        if (await checkCancelled()) return 'cancelled';
      } catch (error) {
        return isSignedOut(error) ? 'signedOut' : 'unknown';
      }
      if (sends === MAX_SENDS) return 'unknown';
      try {
        await dispatch(stopRenewal.initiate(request)).unwrap();
        // Refetches for the receipt.
        await checkCancelled().catch(() => false);
        return 'cancelled';
      } catch (error) {
        if (isSignedOut(error)) return 'signedOut';
        if (isPaymentRefused(error)) return 'refused';
      }
    }
  });
}
