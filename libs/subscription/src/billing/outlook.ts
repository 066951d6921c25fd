import type { UserInfo } from '@tv/api-client';
import { isEnded, isInProgress } from '../subscriptionState/subscriptionState.ts';

/** What a customer has to expect of his next payment. */
export type PaymentOutlook =
  /** It comes at its date. */
  | 'coming'
  /** None: he has stopped, and watches to the end of the period. */
  | 'stopped'
  /** None: he has it for nothing. */
  | 'free'
  /** One is on its way right now. */
  | 'underWay'
  /** A renewal failed, and is owed. */
  | 'owed'
  /** The first payment failed: he has nothing for it. */
  | 'failed'
  /** None: what he had is over. */
  | 'over'
  /** He has chosen, and not paid. */
  | 'notPaid'
  /** He has never chosen. */
  | 'nothing';

/** What is to be expected, by the state of what one has; a state that we do not know changes nothing. */
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
