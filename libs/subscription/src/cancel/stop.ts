import { getSubscription, stopRenewal } from '@tv/api-client';
import type { PaymentDeps } from '../payment/pay.ts';
import { isRefused, isSignedOut } from '../payment/paymentErrors.ts';
import { isStopped } from './stoppable.ts';

/** What a customer has confirmed to stop. */
export interface StopSubject {
  readonly userId: string;
  readonly reason?: string | undefined;
  /** Of the trial that is stopped; none where it is the whole subscription. */
  readonly productIds: readonly string[];
}

/** What came of it. `unknown`: it could not even be looked up. */
export type StopOutcome = 'stopped' | 'refused' | 'signedOut' | 'unknown';

/** So often it is sent at most. */
const SENDS = 2;

/**
 * Stops a renewal or a trial (SUB-25, SUB-31). How the customer stands is looked up before anything is sent, and again where no
 * answer comes, so that nothing is stopped twice, and nothing that another tab has begun anew meanwhile. Tabs take turns with
 * each other, and with payments.
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
        // The receipt tells how it stands now.
        await ask().catch(() => false);
        return 'stopped';
      } catch (error) {
        if (isSignedOut(error)) return 'signedOut';
        if (isRefused(error)) return 'refused';
      }
    }
  });
}
