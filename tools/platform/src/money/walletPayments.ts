import type { DatabaseSync } from 'node:sqlite';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import { integer } from '../state/row.ts';
import type { Charger } from './charger.ts';
import { Refusal } from './refusal.ts';
import { checkPaid, type ConfirmedChange, type SubscriptionChanges } from './subscriptionChanges.ts';
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
/** How long the wallet waits for its customer. */
const patience = 15 * minute;
/** How long an end is told again to who asks again. */
const toldFor = 60 * minute;
/** How long an account waits for its first payment once that was cancelled. */
const deletedAfter = 24 * 60 * minute;

/** Payments that are confirmed in the wallet: begun by a change, ended by the customer there, or never. */
export type WalletPayments = ReturnType<typeof createWalletPayments>;

export function createWalletPayments(options: WalletPaymentOptions) {
  const { database, accounts, clock, addresses, charger, changes, orders } = options;
  database.exec(
    'CREATE TABLE IF NOT EXISTS wallet_customer (user_id TEXT PRIMARY KEY, cancelled_at INTEGER) STRICT',
  );
  const mark = database.prepare('INSERT OR IGNORE INTO wallet_customer VALUES (?, NULL)');
  const cancelled = database.prepare('UPDATE wallet_customer SET cancelled_at = ? WHERE user_id = ?');
  const cancelledAt = database.prepare('SELECT cancelled_at FROM wallet_customer WHERE user_id = ?');
  const origins = Object.values(addresses.brands);

  /** Nothing comes of it: everything is as it was. */
  function end(order: WalletOrder, status: WalletStatus): void {
    orders.setStatus(order.id, status);
    changes.save(order.userId, order.before);
  }

  /** The customer says no, in the wallet or in the shop. */
  function cancel(id: string): void {
    const order = orders.byId(id);
    if (order?.status !== 'pending') return;
    end(order, 'cancelled');
    cancelled.run(clock.now(), order.userId);
  }

  return {
    /**
     * Starts a payment.
     *
     * @returns where the customer confirms it, and what it charges then (NOK)
     * @throws a refusal where the return address is not a brand's, or the change cannot be made
     */
    begin: (
      change: Omit<ConfirmedChange, 'method'>,
      returnUrl: string,
    ): { readonly redirectUrl: string; readonly amount: number } => {
      const { userId, key, productIds, retentionOfferId } = change;
      if (!origins.includes(URL.parse(returnUrl)?.origin ?? '')) {
        throw new Refusal(400, 'SUBSCRIPTION_FAILED', 'vippsReturnUrl er ikke en av våre adresser');
      }
      const before = accounts.subscriptionOf(userId);
      const plan = changes.plan(userId, productIds);
      checkPaid(before, plan);
      charger.accept({ type: 'Vipps', phoneNumber: accounts.byId(userId)?.phoneNumber ?? '' }, userId);
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
    waitingOrders: (): readonly WalletOrder[] => orders.pending(),

    /** The customer says yes, with the wallet of this number (`47` and eight digits). */
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
        end(order, 'failed');
      }
    },

    cancel,

    /**
     * Cancels the last payment of a customer, if it still waits.
     *
     * @returns its status afterwards; undefined if there is none
     */
    cancelLast: (userId: string): WalletStatus | undefined => {
      const order = orders.lastOf(userId);
      if (order) cancel(order.id);
      return orders.lastOf(userId)?.status;
    },

    /** How the last payment stands, for whoever polls; undefined where there is none that is worth telling of. */
    statusOf: (userId: string): WalletStatus | undefined => {
      const order = orders.lastOf(userId);
      if (!order) return undefined;
      if (order.status === 'pending') return 'pending';
      if (order.toldAt !== undefined && clock.now() - order.toldAt > toldFor) return undefined;
      orders.setTold(order.id, clock.now());
      return order.status;
    },

    /** Ends what nobody has answered. */
    giveUp: (): void => {
      for (const order of orders.pending()) {
        if (clock.now() - order.createdAt > patience) end(order, 'failed');
      }
    },

    /** He signs up by the wallet, and exists only as long as it is likely that he pays. */
    addCustomer: (userId: string): void => void mark.run(userId),

    /** Whether the account is gone, since its first payment was cancelled and none followed within a day. */
    isDeleted: (userId: string): boolean => {
      const row = cancelledAt.get(userId);
      if (!row || row['cancelled_at'] === null) return false;
      const hasPaid = accounts.subscriptionOf(userId)?.terms.hasBought ?? false;
      return !hasPaid && clock.now() - integer(row, 'cancelled_at') > deletedAfter;
    },
  };
}
