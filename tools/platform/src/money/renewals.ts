import type { PlatformClock } from '../clock.ts';
import { osloDate } from '../guide/osloTime.ts';
import type { Accounts } from '../state/accounts.ts';
import type { Subscription } from '../state/subscriptions.ts';
import { dayOfMonth, daysLater, monthsLater } from './billingDates.ts';
import { billingDayOf, priceAt } from './changePlan.ts';
import type { Charger } from './charger.ts';
import { Refusal } from './refusal.ts';
import type { SubscriptionChanges } from './subscriptionChanges.ts';

export interface RenewalOptions {
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly charger: Charger;
  readonly changes: SubscriptionChanges;
}

/** Days until a refused renewal is retried once. */
const GRACE_DAYS = 7;

/** Limits the renewals per clock step. */
const MAX_BILLING_STEPS = 36;

/**
 * Renewals, downgrades, and the end of trials and stopped subscriptions. A refused renewal leads to
 * `PastDue`, a second ends the subscription.
 */
export function createRenewals({ accounts, clock, charger, changes }: RenewalOptions) {
  return {
    run: (): void => {
      for (const userId of accounts.userIdsDueAt(clock.now())) {
        for (let step = 0; step < MAX_BILLING_STEPS; step += 1) {
          const subscription = accounts.subscriptionOf(userId);
          const next = subscription && renew(userId, subscription);
          if (!next) break;
          changes.save(userId, next);
        }
      }
    },
  };

  /** Renews a subscription; returns undefined if nothing is due. */
  function renew(userId: string, subscription: Subscription): Subscription | undefined {
    const { state, nextPaymentAt: at, terms } = subscription;
    if (at > clock.now()) return undefined;
    if (state === 'PendingCancellation')
      return { ...subscription, state: 'Canceled', isInTrialPeriod: false };
    const isRenewed = (state === 'Active' || state === 'PastDue') && terms.method !== undefined;
    if (!isRenewed) return undefined;
    const productIds = terms.pendingProductIds ?? subscription.productIds;
    const { method } = terms;
    const amount = priceAt(productIds, terms.discounts, at);
    const key = `renewal-${osloDate(at)}`;
    // A late payment starts a new billing period.
    const billingDay = state === 'PastDue' ? dayOfMonth(at) : billingDayOf(subscription);
    const renewed: Subscription = {
      ...subscription,
      state: 'Active',
      productIds,
      isInTrialPeriod: false,
      nextPaymentAt: monthsLater(at, 1, billingDay),
      terms: { ...terms, pendingProductIds: undefined, billingDay },
    };
    if (!method) return renewed;
    try {
      charger.chargeWithoutDelay({ userId, key, amount, productIds, method, at });
      return renewed;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (state === 'PastDue') return { ...subscription, state: 'CanceledDueToLackOfPayment' };
      return { ...renewed, state: 'PastDue', nextPaymentAt: daysLater(at, GRACE_DAYS) };
    }
  }
}
