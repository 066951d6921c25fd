import type { UserInfo } from '@tv/api-client';
import { isEnded, isInProgress } from '../subscriptionState/subscriptionState.ts';

/** What happens with the customer's next payment. */
export type PaymentOutlook =
  /** Charged on its date. */
  | 'coming'
  /** None: cancelled, with access until the end of the period. */
  | 'stopped'
  /** None: free access. */
  | 'free'
  /** A payment is in progress. */
  | 'underWay'
  /** A renewal failed and is owed. */
  | 'owed'
  /** The first payment failed, so there is no access. */
  | 'failed'
  /** None: the subscription has ended. */
  | 'over'
  /** A package is chosen but not paid for. */
  | 'notPaid'
  /** No package was ever chosen. */
  | 'nothing';

/** Next payment by subscription state; an unknown state counts as active. */
export function paymentOutlook(
  own: Pick<NonNullable<UserInfo['subscribedPackage']>, 'state'> | undefined,
): PaymentOutlook {
  if (own === undefined) return 'nothing';
  const { state } = own;
  if (state === undefined || state === 'Active') return 'coming';
  if (state === 'FreeAccess') return 'free';
  if (state === 'PendingCancellation') return 'stopped';
  if (state === 'PastDue') return 'owed';
  if (state === 'PaymentFailed') return 'failed';
  if (state === 'PendingPaymentInfo') return 'notPaid';
  if (isInProgress(state)) return 'underWay';
  return isEnded(state) ? 'over' : 'coming';
}
