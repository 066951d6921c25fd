import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readInteger, readText } from '../state/row.ts';

/** An attempt to charge. Append-only, so that double charges are visible. */
export interface Charge {
  readonly id: string;
  /** Idempotency key; renewals generate their own. */
  readonly key: string;
  readonly userId: string;
  /** NOK. */
  readonly amount: number;
  readonly productIds: readonly string[];
  readonly provider: 'Card' | 'Vipps';
  /** Platform time in milliseconds. */
  readonly at: number;
  readonly status: 'Settled' | 'Failed';
}

export interface Ledger {
  add(charge: Omit<Charge, 'id'>): Charge;
  /** Newest first. */
  chargesOf(userId: string): readonly Charge[];
  recent(): readonly Charge[];
}

/** Stores charges in the database. */
export function createLedger(database: DatabaseSync): Ledger {
  database.exec(`
    CREATE TABLE IF NOT EXISTS charge (
      id TEXT PRIMARY KEY, intent_key TEXT NOT NULL, user_id TEXT NOT NULL, ore INTEGER NOT NULL,
      product_ids TEXT NOT NULL, provider TEXT NOT NULL, at INTEGER NOT NULL, status TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS charge_user ON charge (user_id);
  `);
  const add = database.prepare('INSERT INTO charge VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const of = database.prepare('SELECT * FROM charge WHERE user_id = ? ORDER BY at DESC, rowid DESC');
  const recent = database.prepare('SELECT * FROM charge ORDER BY rowid DESC LIMIT 60');
  return {
    recent: () => recent.all().map(toCharge).reverse(),
    add: (charge) => {
      const id = `c-${randomUUID()}`;
      const { key, userId, amount, productIds, provider, at, status } = charge;
      add.run(id, key, userId, Math.round(amount * 100), JSON.stringify(productIds), provider, at, status);
      return { ...charge, id };
    },
    chargesOf: (userId) => of.all(userId).map(toCharge),
  };
}

function toCharge(row: Record<string, unknown>): Charge {
  return {
    id: readText(row, 'id'),
    key: readText(row, 'intent_key'),
    userId: readText(row, 'user_id'),
    amount: readInteger(row, 'ore') / 100,
    productIds: JSON.parse(readText(row, 'product_ids')) as string[],
    provider: readText(row, 'provider') as Charge['provider'],
    at: readInteger(row, 'at'),
    status: readText(row, 'status') as Charge['status'],
  };
}
