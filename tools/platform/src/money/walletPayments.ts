import type { DatabaseSync } from 'node:sqlite';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import { readInteger } from '../state/row.ts';
import type { Charger } from './charger.ts';
import { Refusal } from './refusal.ts';
import {
  assertPaidSubscription,
  type ConfirmedChange,
  type SubscriptionChanges,
} from './subscriptionChanges.ts';
import type { WalletOrder, WalletOrders, WalletStatus } from './walletOrders.ts';

export interface WalletPaymentOptions {
  readonly database: DatabaseSync;
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
  readonly charger: Charger;
  readonly changes: SubscriptionChanges;
  readonly orders: WalletOrders;
}

const minute = 60_000;
const APPROVAL_TIMEOUT_MS = 15 * minute;
const STATUS_RETENTION_MS = 60 * minute;
const DELETE_AFTER_MS = 24 * 60 * minute;

/** Payments confirmed in the wallet. */
export type WalletPayments = ReturnType<typeof createWalletPayments>;

/** Starts, approves, cancels and expires wallet payments. */
export function createWalletPayments(options: WalletPaymentOptions) {
  const { database, accounts, clock, addresses, charger, changes, orders } = options;
  database.exec(
    'CREATE TABLE IF NOT EXISTS wallet_customer (user_id TEXT PRIMARY KEY, cancelled_at INTEGER) STRICT',
  );
  const mark = database.prepare('INSERT OR IGNORE INTO wallet_customer VALUES (?, NULL)');
  const cancelled = database.prepare('UPDATE wallet_customer SET cancelled_at = ? WHERE user_id = ?');
  const cancelledAt = database.prepare('SELECT cancelled_at FROM wallet_customer WHERE user_id = ?');
  const origins = Object.values(addresses.brands);

  function revert(order: WalletOrder, status: WalletStatus): void {
    orders.setStatus(order.id, status);
    changes.save(order.userId, order.before);
  }

  function cancel(id: string): void {
    const order = orders.byId(id);
    if (order?.status !== 'pending') return;
    revert(order, 'cancelled');
    cancelled.run(clock.now(), order.userId);
  }

  return {
    /**
     * @returns the wallet URL, and the amount in NOK
     * @throws a refusal if the return URL is foreign, or the change is not possible
     */
    start: (
      change: Omit<ConfirmedChange, 'method'>,
      returnUrl: string,
    ): { readonly redirectUrl: string; readonly amount: number } => {
      const { userId, key, productIds, retentionOfferId } = change;
      if (!origins.includes(URL.parse(returnUrl)?.origin ?? '')) {
        throw new Refusal(400, 'SUBSCRIPTION_FAILED', 'vippsReturnUrl er ikke en av våre adresser');
      }
      const before = accounts.subscriptionOf(userId);
      const plan = changes.plan(userId, productIds);
      assertPaidSubscription(before, plan);
      charger.checkMethod({ type: 'Vipps', phoneNumber: accounts.byId(userId)?.phoneNumber ?? '' }, userId);
      const createdAt = clock.now();
      const order = orders.add({
        userId,
        key,
        productIds,
        retentionOfferId,
        plan,
        returnUrl,
        createdAt,
        before,
      });
      changes.save(userId, changes.waiting(plan, before));
      return { redirectUrl: `${addresses.wallet}/orders/${order.id}`, amount: plan.toPayNow };
    },

    order: (id: string): WalletOrder | undefined => orders.byId(id),
    pendingOrders: (): readonly WalletOrder[] => orders.pending(),

    /** @param phoneNumber  of the wallet: `47` and eight digits */
    approve: async (id: string, phoneNumber: string): Promise<void> => {
      const order = orders.byId(id);
      if (order?.status !== 'pending') return;
      const { userId, key, productIds, retentionOfferId, before, plan } = order;
      const method = { type: 'Vipps', phoneNumber } as const;
      const change = { userId, key, productIds, retentionOfferId, method };
      try {
        await charger.charge({ userId, key, amount: plan.toPayNow, productIds, method });
        orders.setStatus(id, 'completed');
        changes.apply(userId, plan, change, before);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        revert(order, 'failed');
      }
    },

    cancel,

    /**
     * Cancels the latest payment if it is pending.
     *
     * @returns its final status; undefined if there is none
     */
    cancelLast: (userId: string): WalletStatus | undefined => {
      const order = orders.lastOf(userId);
      if (order) cancel(order.id);
      return orders.lastOf(userId)?.status;
    },

    /** Status of the latest payment, for polling; undefined if there is none, or long after its end. */
    statusOf: (userId: string): WalletStatus | undefined => {
      const order = orders.lastOf(userId);
      if (!order) return undefined;
      if (order.status === 'pending') return 'pending';
      if (order.firstReportedAt !== undefined && clock.now() - order.firstReportedAt > STATUS_RETENTION_MS)
        return undefined;
      orders.setFirstReportedAt(order.id, clock.now());
      return order.status;
    },

    expirePending: (): void => {
      for (const order of orders.pending()) {
        if (clock.now() - order.createdAt > APPROVAL_TIMEOUT_MS) revert(order, 'failed');
      }
    },

    /** Marks a customer who signed up through the wallet; see `isDeleted`. */
    addCustomer: (userId: string): void => void mark.run(userId),

    /** True a day after the first payment was cancelled, unless another followed. */
    isDeleted: (userId: string): boolean => {
      const row = cancelledAt.get(userId);
      if (!row || row['cancelled_at'] === null) return false;
      const hasPaid = accounts.subscriptionOf(userId)?.terms.hasBought ?? false;
      return !hasPaid && clock.now() - readInteger(row, 'cancelled_at') > DELETE_AFTER_MS;
    },
  };
}
