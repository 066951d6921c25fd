import { DatabaseSync } from 'node:sqlite';
import { addressesFor } from '@tv/run';
import { createPlatformClock } from '../clock.ts';
import { toChangeSummary } from '../money/changeSummary.ts';
import { createMoney, type Money } from '../money/money.ts';
import { createAccounts } from '../state/accounts.ts';
import type { PaymentMethod, Subscription } from '../state/subscriptions.ts';
import { consents } from './testCustomer.ts';

/** Payment dates and amounts of a summary, as serialized. */
export interface WireSummary {
  readonly toPayNow: number;
  readonly monthlyPrice: number;
  readonly nextPaymentDate: string;
  readonly changeType: string;
  readonly lines: readonly { readonly kind: string; readonly price: number; readonly until?: string }[];
}

/** One customer with in-memory billing and its own clock. */
export interface TestBilling {
  readonly money: Money;
  readonly userId: string;
  readonly brand: string;
  now(): number;
  /** Sets the time and settles due charges. */
  setTime(instant: number | string): void;
  subscription(): Subscription | undefined;
  summary(productIds: readonly string[]): WireSummary;
  /** Confirms a change, paid by card. */
  change(productIds: readonly string[], retentionOfferId?: string): Promise<void>;
  /** Settled charges, oldest first. */
  charges(): readonly { readonly at: number; readonly amount: number }[];
}

const card: PaymentMethod = { type: 'Card', number: '4111111111111111', expiry: '12/2035' };

/** @param start registration time, epoch milliseconds or ISO */
export function testBilling(start: number | string): TestBilling {
  const database = new DatabaseSync(':memory:');
  const clock = createPlatformClock(() => 0);
  const accounts = createAccounts(database);
  const addresses = addressesFor('4200,test');
  const money = createMoney({
    database,
    accounts,
    clock,
    addresses,
    onClaimsChanged: () => undefined,
  });
  const instantOf = (time: number | string) => (typeof time === 'number' ? time : Date.parse(time));
  clock.set(instantOf(start));
  const userId = accounts.register(
    {
      email: 'ny@kunde.test',
      firstName: 'Nina',
      lastName: 'Ny',
      phoneNumber: '4791234567',
      password: 'hemmelig1',
      consents,
    },
    clock.now(),
  );
  let keys = 0;
  return {
    money,
    userId,
    brand: addresses.brands['brand-a'] ?? '',
    now: () => clock.now(),
    setTime: (time) => {
      clock.set(instantOf(time));
      money.processDue();
    },
    subscription: () => accounts.subscriptionOf(userId),
    summary: (productIds) => toChangeSummary(money.changes.plan(userId, productIds)) as WireSummary,
    change: async (productIds, retentionOfferId) => {
      keys += 1;
      const hasMethod = accounts.subscriptionOf(userId)?.terms.method !== undefined;
      const method = hasMethod ? undefined : card;
      await money.changes.carryOut({ userId, key: `key-${keys}`, productIds, retentionOfferId, method });
    },
    charges: () =>
      money.ledger
        .chargesOf(userId)
        .filter(({ status }) => status === 'Settled')
        .toReversed(),
  };
}
