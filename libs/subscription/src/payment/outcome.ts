import type { Subscription, UserInfo } from '@tv/api-client';
import { canBeChanged, hasContentAccess, isInProgress } from '../subscriptionState/subscriptionState.ts';
import type { PaymentIntent } from './paymentIntent.ts';

/** The customer and subscription, fresh from the server. */
export interface Standing {
  readonly customer: UserInfo;
  readonly subscription: Subscription | null;
}

/**
 * Progress of an intent on the server. `overtaken` means superseded: the subscription has changed since the
 * customer confirmed, so the intent must not be sent.
 */
export type IntentProgress = 'done' | 'underWay' | 'notBegun' | 'overtaken';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Products that a new payment method applies to: those of the next payment, so that a pending downgrade is
 * kept. With debt, the current products.
 */
export function productsPaidFor({ customer, subscription }: Standing): readonly string[] {
  const own = subscription ?? customer.subscribedPackage;
  const pending = own?.state === 'PastDue' ? undefined : subscription?.pendingProductIds;
  return pending ?? own?.selectedProductIds ?? [];
}

/** Whether the subscription is running and renews. */
function isRenewed({ customer, subscription }: Standing): boolean {
  const own = subscription ?? customer.subscribedPackage;
  return hasContentAccess(own) && own?.state !== 'PendingCancellation';
}

function hasProducts({ productIds }: PaymentIntent, { customer, subscription }: Standing): boolean {
  return isSame((subscription ?? customer.subscribedPackage)?.selectedProductIds ?? [], productIds);
}

function isDone(intent: PaymentIntent, standing: Standing): boolean {
  const { customer, subscription } = standing;
  const has = hasProducts(intent, standing);
  const isRunning = isRenewed(standing);
  switch (intent.purpose) {
    case 'kjøp':
    case 'fortsett':
    case 'reaktiver':
      return isRunning && has && !(intent.purpose === 'fortsett' && customer.isInTrialPeriod);
    case 'method':
      return customer.billingProvider === 'Vipps';
    case 'endre':
      return isRunning && (has || isSame(subscription?.pendingProductIds ?? [], intent.productIds));
    case 'behold':
      return intent.retentionOfferId === undefined
        ? isRunning && customer.pendingDowngradeToPackageId === undefined
        : isRunning && subscription?.retentionOffer === undefined;
  }
}

/** Whether an unfinished intent would now do something else than the customer confirmed. */
function isOvertaken(intent: PaymentIntent, standing: Standing): boolean {
  const own = standing.subscription ?? standing.customer.subscribedPackage;
  switch (intent.purpose) {
    // It would change what another tab bought.
    case 'kjøp':
      return canBeChanged(own);
    case 'fortsett':
    case 'reaktiver':
      return isRenewed(standing) && !hasProducts(intent, standing);
    // The wallet would restart a stopped subscription, charge for free access, or undo a pending change.
    case 'method':
      return (
        intent.provider === 'Vipps' &&
        (own?.state === 'PendingCancellation' ||
          own?.state === 'FreeAccess' ||
          !isSame(productsPaidFor(standing), intent.productIds))
      );
    case 'endre':
    case 'behold':
      return false;
  }
}

/** Derives the progress of an intent from the subscription status. */
export function intentProgress(intent: PaymentIntent, standing: Standing): IntentProgress {
  const state = (standing.subscription ?? standing.customer.subscribedPackage)?.state;
  if (state !== undefined && isInProgress(state)) return 'underWay';
  if (isDone(intent, standing)) return 'done';
  return isOvertaken(intent, standing) ? 'overtaken' : 'notBegun';
}
