import type { ChangeSummary, Subscription, UserInfo, BillingProvider } from '@tv/api-client';
import type { PurchasePurpose } from '@tv/routes';
import { isEnded, isInProgress } from '../../status/subscriptionState.ts';
import type { IntentSubject, PaymentPurpose, PaymentOption } from './paymentIntent.ts';

export interface PurposeContext {
  readonly customer: Pick<UserInfo, 'subscribedPackage' | 'isInTrialPeriod' | 'pendingDowngradeToPackageId'>;
  readonly subscription: Pick<Subscription, 'retentionOffer'> | null;
}

/** Returns the available purposes, default first. Empty while a change is pending or the state is unknown. */
export function availablePurposes({ customer, subscription }: PurposeContext): readonly PurchasePurpose[] {
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

/** Returns the requested purpose if available, else the default. */
export function resolvePurpose(
  requested: PurchasePurpose,
  context: PurposeContext,
): PurchasePurpose | undefined {
  const available = availablePurposes(context);
  return available.includes(requested) ? requested : available[0];
}

/** Returns products from the URL (`requestedIds`) for a purchase or change, else the customer's own. */
export function productIdsFor(
  purpose: PurchasePurpose,
  requestedIds: readonly string[],
  { customer: { subscribedPackage } }: PurposeContext,
): readonly string[] {
  const own = subscribedPackage?.selectedProductIds ?? [];
  if (purpose === 'endre') return requestedIds;
  if (purpose !== 'kjøp') return own;
  if (requestedIds.length > 0) return requestedIds;
  return subscribedPackage?.state === 'PendingPaymentInfo' ? own : [];
}

/** Returns whether every payment method is offered, instead of only the saved one. */
export const offersAllPaymentMethods = (purpose: PaymentPurpose): boolean =>
  purpose === 'kjøp' || purpose === 'fortsett';

/** Returns whether confirming commits to a new cost. Method changes, downgrades and retention offers do not. */
export function isPurchasePinRequired(
  { purpose, retentionOfferId }: Pick<IntentSubject, 'purpose' | 'retentionOfferId'>,
  changeType: ChangeSummary['changeType'],
): boolean {
  return purpose !== 'method' && retentionOfferId === undefined && changeType !== 'Downgrade';
}

/**
 * Purchases and method changes offer all options. Other changes use the saved method; Vipps must approve a payment
 * due now; without a known method, all options are offered.
 */
export function paymentOptions(
  purpose: PaymentPurpose,
  { toPayNow }: Pick<ChangeSummary, 'toPayNow'>,
  provider: BillingProvider | undefined,
): readonly PaymentOption[] {
  const isKnown = provider === 'Card' || provider === 'Vipps';
  if (purpose === 'method' || offersAllPaymentMethods(purpose) || !isKnown) return ['Card', 'Vipps'];
  return provider === 'Vipps' && toPayNow > 0 ? ['Vipps'] : ['Known'];
}
