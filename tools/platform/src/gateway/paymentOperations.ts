import type { PlatformClock } from '../clock.ts';
import { none } from '../contract/failure.ts';
import type { Charge } from '../money/ledger.ts';
import type { Money } from '../money/money.ts';
import { masked } from '../money/testCards.ts';
import type { Operations } from '../platform.ts';
import type { Accounts } from '../state/accounts.ts';
import { productOf } from '../state/products.ts';
import type { Subscription } from '../state/subscriptions.ts';
import { monthlyPrice } from './productRelations.ts';

const monthMs = 30 * 24 * 3600 * 1000;

/** How a customer pays and has paid, for reading. */
export function paymentOperations(accounts: Accounts, clock: PlatformClock, money: Money): Operations {
  const subscriptionOf = (userId: string | undefined): Subscription | undefined =>
    userId === undefined ? undefined : accounts.subscriptionOf(userId);
  return {
    getBillingProvider: ({ customer }) => ({
      status: 200,
      body: { provider: subscriptionOf(customer?.userId)?.billingProvider ?? 'None' },
    }),

    getPaymentMethod: ({ customer }) => {
      const method = subscriptionOf(customer?.userId)?.terms.method;
      if (!method) return none;
      return {
        status: 200,
        body:
          method.type === 'Card'
            ? { type: 'Card', maskedNumber: masked(method.number), expiry: method.expiry }
            : { type: 'Vipps', maskedNumber: `+47 *** ** ${method.phoneNumber.slice(-3)}` },
      };
    },

    getTransactions: ({ customer }) => {
      if (!customer) return none;
      const subscription = subscriptionOf(customer.userId);
      const charged = money.ledger.chargesOf(customer.userId).map(transactionOf);
      return { status: 200, body: [...charged, ...(subscription ? before(subscription, clock.now()) : [])] };
    },

    getPaymentClientToken: ({ customer }) => ({
      status: 200,
      body: { clientToken: money.vault.issueClientToken(customer?.userId ?? '') },
    }),

    getWalletAgreement: ({ customer }) => {
      const method = subscriptionOf(customer?.userId)?.terms.method;
      const isWaiting = customer && money.wallet.statusOf(customer.userId) === 'pending';
      if (method?.type !== 'Vipps') {
        return isWaiting
          ? { status: 200, body: { agreementId: `agr-${customer.userId}`, status: 'Pending' } }
          : none;
      }
      const { phoneNumber } = method;
      return {
        status: 200,
        body: { agreementId: `agr-${customer?.userId ?? ''}`, status: 'Active', phoneNumber },
      };
    },

    pollWalletPayment: ({ customer }) => {
      const paymentStatus = customer && money.wallet.statusOf(customer.userId);
      return paymentStatus === undefined ? none : { status: 200, body: { paymentStatus } };
    },

    getPaymentCancelled: ({ customer }) => ({
      status: 200,
      body: { isDeleted: customer !== undefined && money.wallet.isDeleted(customer.userId) },
    }),
  };
}

function describe(productIds: readonly string[], at: number): string {
  const names = productIds.flatMap((id) => productOf(id)?.name ?? []).join(', ');
  const month = new Intl.DateTimeFormat('nb', { month: 'long', timeZone: 'Europe/Oslo' }).format(at);
  return `${names}, ${month}`;
}

function transactionOf({ id, at, amount, productIds, status }: Charge) {
  return {
    id: `t-${id}`,
    date: new Date(at).toISOString(),
    amount,
    description: describe(productIds, at),
    status,
    ...(status === 'Settled' && { invoiceId: `i-${id}` }),
  };
}

/** What a demo account paid before the platform began; the newest tells how the subscription stands. */
function before({ state, productIds, billingProvider, terms: { paidBefore } }: Subscription, now: number) {
  if (billingProvider === 'None' || paidBefore === undefined) return [];
  const hasPaid = state !== 'PaymentFailed' && state !== 'PaymentInProgress';
  return Array.from({ length: hasPaid ? 6 : 1 }, (_, index) => {
    const at = paidBefore - (index + 1) * monthMs;
    const id = new Date(at).toISOString().slice(0, 10);
    const status = index === 0 ? newestStatus(state) : 'Settled';
    return {
      id: `t-${id}`,
      date: new Date(at).toISOString(),
      amount: monthlyPrice(productIds),
      description: describe(productIds, at),
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
