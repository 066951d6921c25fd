import type { UserInfo } from '@tv/api-client';
import { isEnded, isInProgress } from '../status/subscriptionState.ts';

export type PaymentOutlook =
  | 'coming'
  /** Cancelled; access until the period ends. */
  | 'stopped'
  | 'free'
  | 'underWay'
  /** A renewal failed. */
  | 'owed'
  /** The first payment failed. */
  | 'failed'
  /** The subscription has ended. */
  | 'over'
  /** A package is chosen. */
  | 'notPaid'
  /** No package was ever chosen. */
  | 'nothing';

/** Next payment by state; an unknown state counts as active. */
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
