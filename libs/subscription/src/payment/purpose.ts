import type { ChangeSummary, Subscription, UserInfo } from '@tv/api-client';
import type { PurchasePurpose } from '@tv/routes';
import { isEnded, isInProgress } from '../subscriptionState/subscriptionState.ts';
import type { IntentSubject, PaymentPurpose } from './paymentIntent.ts';

/** What decides which purposes of `/min-konto/{purpose}` are open to a customer. */
export interface CustomerStanding {
  readonly customer: Pick<UserInfo, 'subscribedPackage' | 'isInTrialPeriod' | 'pendingDowngradeToPackageId'>;
  /** `null` where there is none. */
  readonly subscription: Pick<Subscription, 'retentionOffer'> | null;
}

/**
 * The purposes that fit how a customer stands, the most natural first; none while something is under way, or where it is
 * not known how he stands: nothing is offered then that moves money.
 */
export function openPurposes({ customer, subscription }: CustomerStanding): readonly PurchasePurpose[] {
  const { subscribedPackage, isInTrialPeriod, pendingDowngradeToPackageId } = customer;
  if (subscribedPackage === undefined) return ['kjøp'];
  const { state } = subscribedPackage;
  if (state === undefined || isInProgress(state)) return [];
  if (state === 'PaymentFailed') return ['fortsett', 'kjøp'];
  if (isEnded(state) || state === 'PendingPaymentInfo') return ['kjøp'];
  if (state === 'PastDue') return ['fortsett'];
  if (state === 'PendingCancellation') return ['reaktiver', 'endre'];
  const isOffered = pendingDowngradeToPackageId !== undefined || subscription?.retentionOffer !== undefined;
  return [
    'endre',
    ...(isInTrialPeriod ? (['fortsett'] as const) : []),
    ...(isOffered ? (['behold'] as const) : []),
  ];
}

/** The purpose that is meant: the one that is asked for where it fits, else the one that does (`undefined`: none). */
export function fittingPurpose(
  asked: PurchasePurpose,
  standing: CustomerStanding,
): PurchasePurpose | undefined {
  const open = openPurposes(standing);
  return open.includes(asked) ? asked : open[0];
}

/**
 * The products that a purpose is about: those of the address for who buys or changes; his own for who goes on with them.
 *
 * @param asked  ids in the address
 */
export function productsFor(
  purpose: PurchasePurpose,
  asked: readonly string[],
  { customer: { subscribedPackage } }: CustomerStanding,
): readonly string[] {
  const own = subscribedPackage?.selectedProductIds ?? [];
  if (purpose === 'endre') return asked;
  if (purpose !== 'kjøp') return own;
  if (asked.length > 0) return asked;
  return subscribedPackage?.state === 'PendingPaymentInfo' ? own : [];
}

/** Whether it is a first purchase, for which a way to pay must be given. */
export function isPurchase(purpose: PaymentPurpose): boolean {
  return purpose === 'kjøp' || purpose === 'fortsett';
}

/**
 * Whether confirming it commits to pay for something that one would not pay for otherwise, for which the PIN is asked: another
 * way to pay, what costs less than before, and an offer for staying do not.
 */
export function isBuying(
  { purpose, retentionOfferId }: Pick<IntentSubject, 'purpose' | 'retentionOfferId'>,
  changeType: ChangeSummary['changeType'],
): boolean {
  return purpose !== 'method' && retentionOfferId === undefined && changeType !== 'Downgrade';
}
