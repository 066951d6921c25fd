import type { Subscription, UserInfo } from '@tv/api-client';
import { canBeChanged, hasContentAccess, isInProgress } from '../subscriptionState/subscriptionState.ts';
import type { PaymentIntent } from './paymentIntent.ts';

export interface Standing {
  readonly customer: UserInfo;
  readonly subscription: Subscription | null;
}

/**
 * `overtaken` means superseded: the subscription has changed since the customer confirmed, so the intent must
 * not be sent.
 */
export type IntentProgress = 'done' | 'underWay' | 'notBegun' | 'overtaken';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Products a new method applies to: those of the next payment, to keep a pending downgrade; with debt, the
 * current ones.
 */
export function productsPaidFor({ customer, subscription }: Standing): readonly string[] {
  const own = subscription ?? customer.subscribedPackage;
  const pending = own?.state === 'PastDue' ? undefined : subscription?.pendingProductIds;
  return pending ?? own?.selectedProductIds ?? [];
}

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

/** Whether the intent would now do something else than confirmed. */
function isOvertaken(intent: PaymentIntent, standing: Standing): boolean {
  const own = standing.subscription ?? standing.customer.subscribedPackage;
  switch (intent.purpose) {
    // Another tab has bought something.
    case 'kjøp':
      return canBeChanged(own);
    case 'fortsett':
    case 'reaktiver':
      return isRenewed(standing) && !hasProducts(intent, standing);
    // The wallet would restart, charge free access, or undo a pending change.
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
