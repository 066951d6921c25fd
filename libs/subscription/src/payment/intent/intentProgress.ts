import type { Subscription, UserInfo } from '@tv/api-client';
import { canChangeSubscription, hasContentAccess, isInProgress } from '../../status/subscriptionState.ts';
import type { PaymentIntent } from './paymentIntent.ts';

export interface CustomerStatus {
  readonly customer: UserInfo;
  readonly subscription: Subscription | null;
}

/**
 * `overtaken` means superseded: the subscription has changed since the customer confirmed, so the intent must
 * not be sent.
 */
export type IntentProgress = 'done' | 'underWay' | 'notBegun' | 'overtaken';

const hasSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Products a new method applies to: those of the next payment, to keep a pending downgrade; with debt, the
 * current ones.
 */
export function billedProductIds({ customer, subscription }: CustomerStatus): readonly string[] {
  const own = subscription ?? customer.subscribedPackage;
  const pending = own?.state === 'PastDue' ? undefined : subscription?.pendingProductIds;
  return pending ?? own?.selectedProductIds ?? [];
}

function isRenewed({ customer, subscription }: CustomerStatus): boolean {
  const own = subscription ?? customer.subscribedPackage;
  return hasContentAccess(own) && own?.state !== 'PendingCancellation';
}

function hasProducts({ productIds }: PaymentIntent, { customer, subscription }: CustomerStatus): boolean {
  return hasSameIds((subscription ?? customer.subscribedPackage)?.selectedProductIds ?? [], productIds);
}

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

/** Whether the intent would now have another effect than the customer confirmed. */
function isSuperseded(intent: PaymentIntent, status: CustomerStatus): boolean {
  const own = status.subscription ?? status.customer.subscribedPackage;
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
  const state = (status.subscription ?? status.customer.subscribedPackage)?.state;
  if (state !== undefined && isInProgress(state)) return 'underWay';
  if (isDone(intent, status)) return 'done';
  return isSuperseded(intent, status) ? 'overtaken' : 'notBegun';
}
