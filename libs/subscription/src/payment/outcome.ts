import type { Subscription, UserInfo } from '@tv/api-client';
import { canBeChanged, hasContentAccess, isInProgress } from '../subscriptionState/subscriptionState.ts';
import type { PaymentIntent } from './paymentIntent.ts';

/** How a customer stands as the server says it now. */
export interface Standing {
  readonly customer: UserInfo;
  /** `null` where there is none. */
  readonly subscription: Subscription | null;
}

/**
 * What has become of an intent: it is carried out, the server is at it, or it never began; `overtaken`, and it must not begin any
 * more, since the customer has something else by now than what he confirmed it from.
 */
export type IntentProgress = 'done' | 'underWay' | 'notBegun' | 'overtaken';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * The products that another payment method is for: those of the next payment, so that less that was ordered stays ordered. What
 * is owed is owed for those that one has.
 */
export function productsPaidFor({ customer, subscription }: Standing): readonly string[] {
  const own = subscription ?? customer.subscribedPackage;
  const pending = own?.state === 'PastDue' ? undefined : subscription?.pendingProductIds;
  return pending ?? own?.selectedProductIds ?? [];
}

/** Whether something runs that is renewed. */
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

/** Whether a customer who has not carried an intent out has something by now that it would mean something else for. */
function isOvertaken(intent: PaymentIntent, standing: Standing): boolean {
  const own = standing.subscription ?? standing.customer.subscribedPackage;
  switch (intent.purpose) {
    // It would be a change of what another tab has bought.
    case 'kjøp':
      return canBeChanged(own);
    case 'fortsett':
    case 'reaktiver':
      return isRenewed(standing) && !hasProducts(intent, standing);
    // The wallet would start what is stopped, make free access a paid one, or undo what is ordered.
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

/** What has become of an intent, by how the customer stands. */
export function intentProgress(intent: PaymentIntent, standing: Standing): IntentProgress {
  const state = (standing.subscription ?? standing.customer.subscribedPackage)?.state;
  if (state !== undefined && isInProgress(state)) return 'underWay';
  if (isDone(intent, standing)) return 'done';
  return isOvertaken(intent, standing) ? 'overtaken' : 'notBegun';
}
