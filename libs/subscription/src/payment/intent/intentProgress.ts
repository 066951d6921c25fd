import type { ChangeSummary } from '@tv/api-client';
import type { CustomerStatus } from '../../status/fetchCustomerStatus.ts';
import { canChangeSubscription, hasContentAccess, isInProgress } from '../../status/subscriptionState.ts';
import { hasSameIds, type PaymentIntent } from './paymentIntent.ts';

/** `superseded`: the subscription has changed since the customer confirmed; the intent must not be sent. */
export type IntentProgress = 'done' | 'pending' | 'notStarted' | 'superseded';

/** Returns the subscription; if unknown, the customer's package. */
export const currentSubscription = ({ customer, subscription }: CustomerStatus) =>
  subscription ?? customer.subscribedPackage;

/** Returns the products of the next payment, to keep a pending downgrade; with debt, the current products. */
export function billedProductIds(status: CustomerStatus): readonly string[] {
  const own = currentSubscription(status);
  const pending = own?.state === 'PastDue' ? undefined : status.subscription?.pendingProductIds;
  return pending ?? own?.selectedProductIds ?? [];
}

function isRenewed(status: CustomerStatus): boolean {
  const own = currentSubscription(status);
  return hasContentAccess(own) && own?.state !== 'PendingCancellation';
}

const hasProducts = ({ productIds }: PaymentIntent, status: CustomerStatus): boolean =>
  hasSameIds(currentSubscription(status)?.selectedProductIds ?? [], productIds);

function isDone(intent: PaymentIntent, status: CustomerStatus): boolean {
  const { customer, subscription } = status;
  const has = hasProducts(intent, status);
  const isRunning = isRenewed(status);
  switch (intent.purpose) {
    case 'kjøp':
    case 'fortsett':
    case 'reaktiver':
      return isRunning && has && !(intent.purpose === 'fortsett' && customer.isInTrialPeriod);
    case 'method':
      return customer.billingProvider === 'Vipps';
    case 'endre':
      return isRunning && (has || hasSameIds(subscription?.pendingProductIds ?? [], intent.productIds));
    case 'behold':
      return intent.retentionOfferId === undefined
        ? isRunning && customer.pendingDowngradeToPackageId === undefined
        : isRunning && subscription?.retentionOffer === undefined;
  }
}

/** Returns whether the intent would now have another effect than the customer confirmed. */
function isSuperseded(intent: PaymentIntent, status: CustomerStatus): boolean {
  const own = currentSubscription(status);
  switch (intent.purpose) {
    // Another tab has bought something.
    case 'kjøp':
      return canChangeSubscription(own);
    case 'fortsett':
    case 'reaktiver':
      return isRenewed(status) && !hasProducts(intent, status);
    // The wallet would restart, charge free access, or undo a pending change.
    case 'method':
      return (
        intent.provider === 'Vipps' &&
        (own?.state === 'PendingCancellation' ||
          own?.state === 'FreeAccess' ||
          !hasSameIds(billedProductIds(status), intent.productIds))
      );
    case 'endre':
    case 'behold':
      return false;
  }
}

/** Derives the progress of an intent from the subscription status. */
export function intentProgress(intent: PaymentIntent, status: CustomerStatus): IntentProgress {
  if (isInProgress(currentSubscription(status)?.state)) return 'pending';
  if (isDone(intent, status)) return 'done';
  return isSuperseded(intent, status) ? 'superseded' : 'notStarted';
}

/** Prorated periods get cheaper every minute. */
const TOLERANCE_NOK = 1;

/** Dates are left out: a period that starts now has a new date in each response. */
const termsKey = ({ monthlyPrice, changeType, lines }: ChangeSummary): string =>
  JSON.stringify([monthlyPrice, changeType, lines.map(({ name, price }) => [name, price])]);

/** Returns whether price and contents match the confirmed summary. */
export function hasSameTerms(confirmed: ChangeSummary, current: ChangeSummary): boolean {
  const less = confirmed.toPayNow - current.toPayNow;
  return less >= 0 && less < TOLERANCE_NOK && termsKey(confirmed) === termsKey(current);
}
