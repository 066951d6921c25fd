import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import type { Subscription } from '../state/subscriptions.ts';
import type { Charger } from './charger.ts';
import { priceAt } from './plan.ts';
import { Refusal } from './refusal.ts';
import type { SubscriptionChanges } from './subscriptionChanges.ts';
import { addMonths } from './sums.ts';

export interface RenewalOptions {
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly charger: Charger;
  readonly changes: SubscriptionChanges;
}

/** How long after a refused renewal it is tried again, and then given up. */
const graceMs = 7 * 24 * 3600 * 1000;

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
    const key = `renewal-${new Date(at).toISOString().slice(0, 10)}`;
    const renewed: Subscription = {
      ...subscription,
      state: 'Active',
      productIds,
      isInTrialPeriod: false,
      nextPaymentAt: addMonths(at, 1),
      terms: { ...terms, pendingProductIds: undefined },
    };
    if (!method) return renewed;
    try {
      charger.chargeAtOnce({ userId, key, amount, productIds, method, at });
      return renewed;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (state === 'PastDue') return { ...subscription, state: 'CanceledDueToLackOfPayment' };
      return { ...renewed, state: 'PastDue', nextPaymentAt: at + graceMs };
    }
  }
}
