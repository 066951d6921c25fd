import type { PlatformClock } from '../clock.ts';
import { none } from '../contract/failure.ts';
import type { Operations } from '../platform.ts';
import type { Accounts, Subscription } from '../state/accounts.ts';
import { productOf } from '../state/products.ts';
import { monthlyPrice } from './productRelations.ts';

const monthMs = 30 * 24 * 3600 * 1000;

/** How a customer pays and has paid, for reading. */
export function paymentOperations(accounts: Accounts, clock: PlatformClock): Operations {
  const subscriptionOf = (userId: string | undefined): Subscription | undefined =>
    userId === undefined ? undefined : accounts.subscriptionOf(userId);
  return {
    getBillingProvider: ({ customer }) => ({
      status: 200,
      body: { provider: subscriptionOf(customer?.userId)?.billingProvider ?? 'None' },
    }),

    getPaymentMethod: ({ customer }) => {
      const provider = subscriptionOf(customer?.userId)?.billingProvider ?? 'None';
      if (provider === 'None') return none;
      return {
        status: 200,
        body:
          provider === 'Card'
            ? { type: 'Card', maskedNumber: '**** **** **** 1111', expiry: '12/2028' }
            : { type: 'Vipps', maskedNumber: '+47 *** ** 013' },
      };
    },

    getTransactions: ({ customer }) => {
      const subscription = subscriptionOf(customer?.userId);
      return { status: 200, body: subscription ? transactions(subscription, clock.now()) : [] };
    },
  };
}

/** The last half year's renewals, the newest first; the newest tells how the subscription stands. */
function transactions({ state, productIds, billingProvider, nextPaymentAt }: Subscription, now: number) {
  if (billingProvider === 'None') return [];
  const hasPaid = state !== 'PaymentFailed' && state !== 'PaymentInProgress';
  const names = productIds.flatMap((id) => productOf(id)?.name ?? []).join(', ');
  return Array.from({ length: hasPaid ? 6 : 1 }, (_, index) => {
    const date = new Date(nextPaymentAt - (index + 1) * monthMs);
    const id = date.toISOString().slice(0, 10);
    const status = index === 0 ? newestStatus(state) : 'Settled';
    return {
      id: `t-${id}`,
      date: date.toISOString(),
      amount: monthlyPrice(productIds),
      description: `${names}, ${new Intl.DateTimeFormat('nb', { month: 'long', timeZone: 'Europe/Oslo' }).format(date)}`,
      status,
      ...(status === 'Settled' && { invoiceId: `i-${id}` }),
    };
  }).filter(({ date }) => Date.parse(date) <= now);
}

function newestStatus(state: Subscription['state']): 'Settled' | 'Pending' | 'Failed' {
  if (state === 'PaymentInProgress' || state === 'UpgradeInProgress') return 'Pending';
  const hasFailed =
    state === 'PaymentFailed' || state === 'PastDue' || state === 'CanceledDueToLackOfPayment';
  return hasFailed ? 'Failed' : 'Settled';
}
