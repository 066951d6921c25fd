import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { integer, text } from '../state/row.ts';
import type { Subscription } from '../state/subscriptions.ts';
import type { Plan } from './plan.ts';

export type WalletStatus = 'pending' | 'completed' | 'cancelled' | 'failed';

export interface WalletOrder {
  readonly id: string;
  readonly userId: string;
  readonly key: string;
  readonly productIds: readonly string[];
  readonly retentionOfferId: string | undefined;
  /** `toPayNow` is 0 if only an agreement is made. */
  readonly plan: Plan;
  readonly returnUrl: string;
  readonly status: WalletStatus;
  /** Platform time in milliseconds. */
  readonly createdAt: number;
  readonly toldAt: number | undefined;
  /** Restored if the payment fails. */
  readonly before: Subscription | undefined;
}

type NewOrder = Omit<WalletOrder, 'id' | 'status' | 'toldAt'>;

export interface WalletOrders {
  add(order: NewOrder): WalletOrder;
  byId(id: string): WalletOrder | undefined;
  lastOf(userId: string): WalletOrder | undefined;
  pending(): readonly WalletOrder[];
  setStatus(id: string, status: WalletStatus): void;
  setTold(id: string, at: number): void;
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
  const setTold = database.prepare('UPDATE wallet_order SET told_at = ? WHERE id = ? AND told_at IS NULL');
  const optional = (row: Record<string, unknown> | undefined) => row && toOrder(row);
  return {
    add: (order) => {
      const id = `o-${randomUUID()}`;
      const { userId, createdAt, ...content } = order;
      add.run(id, userId, createdAt, 'pending', JSON.stringify(content));
      return { ...order, id, status: 'pending', toldAt: undefined };
    },
    byId: (id) => optional(byId.get(id)),
    lastOf: (userId) => optional(last.get(userId)),
    pending: () => pending.all().map(toOrder),
    setStatus: (id, status) => void setStatus.run(status, id),
    setTold: (id, at) => void setTold.run(at, id),
  };
}

function toOrder(row: Record<string, unknown>): WalletOrder {
  const content = JSON.parse(text(row, 'content')) as Omit<NewOrder, 'userId' | 'createdAt'>;
  return {
    ...content,
    retentionOfferId: content.retentionOfferId,
    before: content.before,
    id: text(row, 'id'),
    userId: text(row, 'user_id'),
    createdAt: integer(row, 'created_at'),
    status: text(row, 'status') as WalletStatus,
    toldAt: row['told_at'] === null ? undefined : integer(row, 'told_at'),
  };
}
