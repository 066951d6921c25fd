import type { DatabaseSync } from 'node:sqlite';
import { readInteger, readText } from '../state/row.ts';
import { voucherOf, type VoucherTerms } from './voucherList.ts';

/** State of vouchers: identified, redeemed, used. */
export interface Vouchers {
  find(code: string): VoucherTerms | undefined;
  identify(code: string): void;
  isIdentified(code: string): boolean;
  hasRedeemed(userId: string, code: string): boolean;
  redeem(userId: string, code: string, now: number): void;
  /** Redeemed but unused, newest first. */
  unusedOf(userId: string): readonly VoucherTerms[];
  markUsed(userId: string, code: string, until: number): void;
  /** `until` is undefined before use. */
  activeOf(
    userId: string,
    now: number,
  ): { readonly voucher: VoucherTerms; readonly until: number | undefined } | undefined;
}

/** Stores voucher state in the database. */
export function createVouchers(database: DatabaseSync): Vouchers {
  database.exec(`
    CREATE TABLE IF NOT EXISTS voucher_identified (code TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS voucher_redeemed (
      user_id TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER,
      PRIMARY KEY (user_id, code)
    ) STRICT;
  `);
  const identify = database.prepare('INSERT OR IGNORE INTO voucher_identified VALUES (?)');
  const identified = database.prepare('SELECT code FROM voucher_identified WHERE code = ?');
  const redeem = database.prepare('INSERT INTO voucher_redeemed VALUES (?, ?, ?, NULL)');
  const one = database.prepare('SELECT code FROM voucher_redeemed WHERE user_id = ? AND code = ?');
  const waiting = database.prepare(
    'SELECT code FROM voucher_redeemed WHERE user_id = ? AND until IS NULL ORDER BY rowid DESC',
  );
  const use = database.prepare('UPDATE voucher_redeemed SET until = ? WHERE user_id = ? AND code = ?');
  const active = database.prepare(
    'SELECT * FROM voucher_redeemed WHERE user_id = ? AND (until IS NULL OR until > ?) ORDER BY rowid DESC LIMIT 1',
  );
  return {
    find: voucherOf,
    identify: (code) => void identify.run(code),
    isIdentified: (code) => identified.get(code) !== undefined,
    hasRedeemed: (userId, code) => one.get(userId, code) !== undefined,
    redeem: (userId, code, now) => void redeem.run(userId, code, now),
    unusedOf: (userId) => waiting.all(userId).flatMap((row) => voucherOf(readText(row, 'code')) ?? []),
    markUsed: (userId, code, until) => void use.run(until, userId, code),
    activeOf: (userId, now) => {
      const row = active.get(userId, now);
      const voucher = row && voucherOf(readText(row, 'code'));
      if (!row || !voucher) return undefined;
      return { voucher, until: row['until'] === null ? undefined : readInteger(row, 'until') };
    },
  };
}
