import type { PlatformClock } from '../clock.ts';
import { osloDate } from '../guide/osloTime.ts';
import type { Accounts } from '../state/accounts.ts';
import type { Subscription } from '../state/subscriptions.ts';
import { dayOfMonth, daysLater, monthsLater } from './billingDates.ts';
import type { Charger } from './charger.ts';
import { billingDayOf, priceAt } from './plan.ts';
import { Refusal } from './refusal.ts';
import type { SubscriptionChanges } from './subscriptionChanges.ts';

export interface RenewalOptions {
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly charger: Charger;
  readonly changes: SubscriptionChanges;
}

/** How long (days) after a refused renewal it is tried again, and then given up. */
const GRACE_DAYS = 7;

/** Nobody moves the clock further than this in one step and wants to see every month of it. */
const MOST_STEPS = 36;

/**
 * What happens by itself on a payment date: a renewal, a downgrade that was asked for, the end of a trial or of what was
 * stopped. A renewal that is refused makes the customer `PastDue`; the second time the subscription ends.
 */
export function createRenewals({ accounts, clock, charger, changes }: RenewalOptions) {
  return {
    run: (): void => {
      for (const userId of accounts.dueAt(clock.now())) {
        for (let step = 0; step < MOST_STEPS; step += 1) {
          const subscription = accounts.subscriptionOf(userId);
          const next = subscription && nextOf(userId, subscription);
          if (!next) break;
          changes.save(userId, next);
        }
      }
    },
  };

  /** What a customer has after his payment date; undefined where nothing is due. */
  function nextOf(userId: string, subscription: Subscription): Subscription | undefined {
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
    // What was past due begins a period of its own.
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
      charger.chargeAtOnce({ userId, key, amount, productIds, method, at });
      return renewed;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (state === 'PastDue') return { ...subscription, state: 'CanceledDueToLackOfPayment' };
      return { ...renewed, state: 'PastDue', nextPaymentAt: daysLater(at, GRACE_DAYS) };
    }
  }
}
