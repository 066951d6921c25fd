import { monthsLater } from '../../money/billingDates.ts';
import type { Charge, Ledger } from '../../money/ledger.ts';
import { productOf } from '../../state/products.ts';
import type { Subscription } from '../../state/subscriptions.ts';
import { monthlyPrice } from './productRelations.ts';

export interface Transaction {
  readonly id: string;
  /** Platform time, epoch milliseconds. */
  readonly at: number;
  /** NOK. */
  readonly amount: number;
  readonly productIds: readonly string[];
  readonly status: 'Settled' | 'Pending' | 'Failed';
  readonly provider: 'Card' | 'Vipps';
}

/** Fills more than a page. */
const DEMO_HISTORY_MONTHS = 14;

/** Returns all payments, newest first. */
export function transactionsOf(
  userId: string,
  subscription: Subscription | undefined,
  ledger: Ledger,
  now: number,
): readonly Transaction[] {
  const charged = ledger.chargesOf(userId).map(fromCharge);
  return [...charged, ...(subscription ? demoTransactions(userId, subscription, now) : [])];
}

/** Returns undefined unless the payment is settled. */
export function invoiceIdOf({ id, status }: Transaction): string | undefined {
  return status === 'Settled' ? `i-${id}` : undefined;
}

/** Skips unknown products. */
export function productNames(productIds: readonly string[]): readonly string[] {
  return productIds.flatMap((id) => productOf(id)?.name ?? []);
}

/** Returns the contract's transaction. */
export function toTransactionResponse(transaction: Transaction) {
  const { id, at, amount, productIds, status } = transaction;
  const month = new Intl.DateTimeFormat('nb', { month: 'long', timeZone: 'Europe/Oslo' }).format(at);
  return {
    id: `t-${id}`,
    date: new Date(at).toISOString(),
    amount,
    description: `${productNames(productIds).join(', ')}, ${month}`,
    status,
    invoiceId: invoiceIdOf(transaction),
  };
}

function fromCharge({ id, at, amount, productIds, status, provider }: Charge): Transaction {
  return { id, at, amount, productIds, status, provider };
}

/** Creates demo transactions. The newest follows the subscription state. */
function demoTransactions(
  userId: string,
  { state, productIds, billingProvider, isInTrialPeriod, terms: { paidBefore } }: Subscription,
  now: number,
): Transaction[] {
  if (billingProvider === 'None' || isInTrialPeriod || paidBefore === undefined) return [];
  const hasPaid = state !== 'PaymentFailed' && state !== 'PaymentInProgress';
  return Array.from({ length: hasPaid ? DEMO_HISTORY_MONTHS : 1 }, (_, index) => {
    const at = monthsLater(paidBefore, -(index + 1));
    return {
      id: `${userId}-${new Date(at).toISOString().slice(0, 10)}`,
      at,
      amount: monthlyPrice(productIds),
      productIds,
      status: index === 0 ? newestStatus(state) : ('Settled' as const),
      provider: billingProvider,
    };
  }).filter(({ at }) => at <= now);
}

function newestStatus(state: Subscription['state']): Transaction['status'] {
  if (state === 'PaymentInProgress' || state === 'UpgradeInProgress') return 'Pending';
  const hasFailed =
    state === 'PaymentFailed' || state === 'PastDue' || state === 'CanceledDueToLackOfPayment';
  return hasFailed ? 'Failed' : 'Settled';
}
