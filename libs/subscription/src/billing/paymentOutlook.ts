import type { UserInfo } from '@tv/api-client';
import { isEnded, isInProgress } from '../status/subscriptionState.ts';

export type PaymentOutlook =
  | 'upcoming'
  /** Cancelled; access until the period ends. */
  | 'cancelled'
  | 'free'
  | 'pending'
  /** A renewal failed. */
  | 'overdue'
  /** The first payment failed. */
  | 'failed'
  /** The subscription has ended. */
  | 'ended'
  /** A package is chosen. */
  | 'unpaid'
  /** No package was ever chosen. */
  | 'none';

/** Returns the next payment by state; an unknown state counts as active. */
export function paymentOutlook(
  own: Pick<NonNullable<UserInfo['subscribedPackage']>, 'state'> | undefined,
): PaymentOutlook {
  if (own === undefined) return 'none';
  const { state } = own;
  if (state === undefined || state === 'Active') return 'upcoming';
  if (state === 'FreeAccess') return 'free';
  if (state === 'PendingCancellation') return 'cancelled';
  if (state === 'PastDue') return 'overdue';
  if (state === 'PaymentFailed') return 'failed';
  if (state === 'PendingPaymentInfo') return 'unpaid';
  if (isInProgress(state)) return 'pending';
  return isEnded(state) ? 'ended' : 'upcoming';
}
