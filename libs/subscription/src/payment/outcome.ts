import type { Subscription, UserInfo } from '@tv/api-client';
import { hasContentAccess, isInProgress } from '../subscriptionState/subscriptionState.ts';
import type { PaymentIntent } from './paymentIntent.ts';

/** How a customer stands as the server says it now. */
export interface Standing {
  readonly customer: UserInfo;
  /** `null` where there is none. */
  readonly subscription: Subscription | null;
}

/** What has become of an intent: it is carried out, the server is at it, or it never began. */
export type IntentProgress = 'done' | 'underWay' | 'notBegun';

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

function isDone(intent: PaymentIntent, { customer, subscription }: Standing): boolean {
  const own = subscription ?? customer.subscribedPackage;
  const has = isSame(own?.selectedProductIds ?? [], intent.productIds);
  const isRunning = hasContentAccess(own) && own?.state !== 'PendingCancellation';
  switch (intent.purpose) {
    case 'kjøp':
    case 'fortsett':
    case 'reaktiver':
      return isRunning && !(intent.purpose === 'fortsett' && customer.isInTrialPeriod);
    case 'method':
      return customer.billingProvider === 'Vipps';
    case 'endre':
      return isRunning && (has || isSame(subscription?.pendingProductIds ?? [], intent.productIds));
    case 'behold':
      return intent.retentionOfferId === undefined
        ? isRunning && customer.pendingDowngradeToPackageId === undefined
        : subscription?.retentionOffer === undefined;
  }
}

/** What has become of an intent, by how the customer stands. */
export function intentProgress(intent: PaymentIntent, standing: Standing): IntentProgress {
  const state = (standing.subscription ?? standing.customer.subscribedPackage)?.state;
  if (state !== undefined && isInProgress(state)) return 'underWay';
  return isDone(intent, standing) ? 'done' : 'notBegun';
}
