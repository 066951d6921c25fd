import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readInteger, readText } from '../state/row.ts';
import type { Subscription } from '../state/subscriptions.ts';
import type { ChangePlan } from './changePlan.ts';

export type WalletStatus = 'pending' | 'completed' | 'cancelled' | 'failed';

export interface WalletOrder {
  readonly id: string;
  readonly userId: string;
  readonly key: string;
  readonly productIds: readonly string[];
  readonly retentionOfferId: string | undefined;
  /** `toPayNow` is 0 if only an agreement is made. */
  readonly plan: ChangePlan;
  readonly returnUrl: string;
  readonly status: WalletStatus;
  /** Platform time in milliseconds. */
  readonly createdAt: number;
  readonly firstReportedAt: number | undefined;
  /** Restored if the payment fails. */
  readonly before: Subscription | undefined;
}

type NewOrder = Omit<WalletOrder, 'id' | 'status' | 'firstReportedAt'>;

export interface WalletOrders {
  add(order: NewOrder): WalletOrder;
  byId(id: string): WalletOrder | undefined;
  lastOf(userId: string): WalletOrder | undefined;
  pending(): readonly WalletOrder[];
  setStatus(id: string, status: WalletStatus): void;
  setFirstReportedAt(id: string, at: number): void;
}

/** Stores wallet payments in the database. */
export function createWalletOrders(database: DatabaseSync): WalletOrders {
  database.exec(`
    CREATE TABLE IF NOT EXISTS wallet_order (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL, created_at INTEGER NOT NULL, status TEXT NOT NULL,
      told_at INTEGER, content TEXT NOT NULL
    ) STRICT;
  `);
  const add = database.prepare('INSERT INTO wallet_order VALUES (?, ?, ?, ?, NULL, ?)');
  const byId = database.prepare('SELECT * FROM wallet_order WHERE id = ?');
  const last = database.prepare('SELECT * FROM wallet_order WHERE user_id = ? ORDER BY rowid DESC LIMIT 1');
  const pending = database.prepare("SELECT * FROM wallet_order WHERE status = 'pending' ORDER BY rowid");
  const setStatus = database.prepare('UPDATE wallet_order SET status = ? WHERE id = ?');
  const markReported = database.prepare(
    'UPDATE wallet_order SET told_at = ? WHERE id = ? AND told_at IS NULL',
  );
  const optional = (row: Record<string, unknown> | undefined) => row && toOrder(row);
  return {
    add: (order) => {
      const id = `o-${randomUUID()}`;
      const { userId, createdAt, ...content } = order;
      add.run(id, userId, createdAt, 'pending', JSON.stringify(content));
      return { ...order, id, status: 'pending', firstReportedAt: undefined };
    },
    byId: (id) => optional(byId.get(id)),
    lastOf: (userId) => optional(last.get(userId)),
    pending: () => pending.all().map(toOrder),
    setStatus: (id, status) => void setStatus.run(status, id),
    setFirstReportedAt: (id, at) => void markReported.run(at, id),
  };
}

function toOrder(row: Record<string, unknown>): WalletOrder {
  const content = JSON.parse(readText(row, 'content')) as Omit<NewOrder, 'userId' | 'createdAt'>;
  return {
    ...content,
    retentionOfferId: content.retentionOfferId,
    before: content.before,
    id: readText(row, 'id'),
    userId: readText(row, 'user_id'),
    createdAt: readInteger(row, 'created_at'),
    status: readText(row, 'status') as WalletStatus,
    firstReportedAt: row['told_at'] === null ? undefined : readInteger(row, 'told_at'),
  };
}
