import type { DatabaseSync } from 'node:sqlite';
import type {
  BillingProvider,
  DemoAccount,
  ExternalService,
  ServiceStatus,
  SubscriptionState,
} from './demoAccounts.ts';
import { readInteger, readText } from './row.ts';

export interface Subscription {
  readonly state: SubscriptionState;
  /** Base product first. */
  readonly productIds: readonly string[];
  readonly billingProvider: BillingProvider;
  readonly isInTrialPeriod: boolean;
  /** Epoch milliseconds: the next charge, or the end of access. */
  readonly nextPaymentAt: number;
  readonly services: Readonly<Partial<Record<ExternalService, ServiceStatus>>>;
  readonly terms: Terms;
}

export interface Terms {
  /** Products after the next payment date, on a downgrade. */
  readonly pendingProductIds?: readonly string[] | undefined;
  readonly discounts: readonly RunningDiscount[];
  /** Day of the month, 1–31; clamped in shorter months. */
  readonly billingDay?: number;
  readonly method?: PaymentMethod | undefined;
  /** Excludes campaigns and trials. */
  readonly hasBought: boolean;
  readonly hasTakenOffer?: boolean;
  /** Epoch milliseconds; earlier demo payments are not in the ledger. */
  readonly paidBefore?: number;
}

/** A discount on every payment before `until`. */
export interface RunningDiscount {
  readonly kind: 'Discount' | 'Voucher';
  readonly name: string;
  /** Only with this product. */
  readonly productId?: string | undefined;
  /** NOK per month. */
  readonly off: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

export type PaymentMethod =
  | { readonly type: 'Card'; readonly number: string; readonly expiry: string }
  | { readonly type: 'Vipps'; readonly phoneNumber: string };

const contentAccess: readonly SubscriptionState[] = [
  'Active',
  'FreeAccess',
  'PendingCancellation',
  'UpgradeInProgress',
];

/** Returns true if the state gives access to bought content. */
export const hasAccess = (state: SubscriptionState): boolean => contentAccess.includes(state);

/** Stores subscriptions and their terms in the database. */
export function createSubscriptions(database: DatabaseSync) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS subscription (
      user_id TEXT PRIMARY KEY REFERENCES account, state TEXT NOT NULL, product_ids TEXT NOT NULL,
      billing_provider TEXT NOT NULL, is_in_trial_period INTEGER NOT NULL, next_payment_at INTEGER NOT NULL,
      services TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS subscription_terms (user_id TEXT PRIMARY KEY, terms TEXT NOT NULL) STRICT;
  `);
  const one = database.prepare(
    'SELECT * FROM subscription LEFT JOIN subscription_terms USING (user_id) WHERE user_id = ?',
  );
  const due = database.prepare('SELECT user_id FROM subscription WHERE next_payment_at <= ?');
  const put = database.prepare('INSERT OR REPLACE INTO subscription VALUES (?, ?, ?, ?, ?, ?, ?)');
  const putTerms = database.prepare('INSERT OR REPLACE INTO subscription_terms VALUES (?, ?)');
  const drop = database.prepare('DELETE FROM subscription WHERE user_id = ?');

  const save = (userId: string, subscription: Subscription | undefined): void => {
    if (!subscription) return void drop.run(userId);
    const { state, productIds, billingProvider, isInTrialPeriod, nextPaymentAt, services, terms } =
      subscription;
    put.run(
      userId,
      state,
      JSON.stringify(productIds),
      billingProvider,
      isInTrialPeriod ? 1 : 0,
      nextPaymentAt,
      JSON.stringify(services),
    );
    putTerms.run(userId, JSON.stringify(terms));
  };

  return {
    subscriptionOf: (userId: string): Subscription | undefined => {
      const row = one.get(userId);
      return row && toSubscription(row);
    },
    save,
    userIdsDueAt: (now: number): readonly string[] => due.all(now).map((row) => readText(row, 'user_id')),
    seed: (userId: string, account: DemoAccount, nextPaymentAt: number): void =>
      save(userId, {
        ...account,
        nextPaymentAt,
        terms: { ...demoTerms(account), paidBefore: nextPaymentAt },
      }),
  };
}

const neverPaid: readonly SubscriptionState[] = ['PendingPaymentInfo', 'PaymentInProgress', 'PaymentFailed'];

function demoTerms({ billingProvider, state, phoneNumber }: DemoAccount): Terms {
  const common = { discounts: [], hasBought: !neverPaid.includes(state) };
  if (billingProvider === 'Card')
    // Cannot be charged.
    return {
      ...common,
      method: {
        type: 'Card',
        number: state === 'PastDue' ? '4000000000009995' : '4111111111111111',
        expiry: '12/2028',
      },
    };
  if (billingProvider === 'Vipps') return { ...common, method: { type: 'Vipps', phoneNumber } };
  return common;
}

function toSubscription(row: Record<string, unknown>): Subscription {
  return {
    state: readText(row, 'state') as SubscriptionState,
    productIds: JSON.parse(readText(row, 'product_ids')) as string[],
    billingProvider: readText(row, 'billing_provider') as BillingProvider,
    isInTrialPeriod: readInteger(row, 'is_in_trial_period') === 1,
    nextPaymentAt: readInteger(row, 'next_payment_at'),
    services: JSON.parse(readText(row, 'services')) as Subscription['services'],
    // Old rows have no terms.
    terms:
      row['terms'] === null
        ? { discounts: [], hasBought: true }
        : (JSON.parse(readText(row, 'terms')) as Terms),
  };
}
