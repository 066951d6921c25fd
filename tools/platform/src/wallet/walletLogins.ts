import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readInteger, readText } from '../state/row.ts';
import { walletPerson, type WalletPerson } from './walletPeople.ts';

const LOGIN_CODE_LIFETIME_MS = 10 * 60_000;

/** One-time codes of the wallet's login, redeemed by the gateway. */
export interface WalletLogins {
  issue(phoneNumber: string, redirectUri: string, now: number): string;
  /** Undefined if the code is unknown, expired or for another URI. */
  personOf(code: string, redirectUri: string, now: number): WalletPerson | undefined;
  use(code: string): void;
}

/** Stores login codes in the database. */
export function createWalletLogins(database: DatabaseSync): WalletLogins {
  database.exec(`
    CREATE TABLE IF NOT EXISTS wallet_login (
      code TEXT PRIMARY KEY, phone_number TEXT NOT NULL, redirect_uri TEXT NOT NULL, at INTEGER NOT NULL
    ) STRICT;
  `);
  const add = database.prepare('INSERT INTO wallet_login VALUES (?, ?, ?, ?)');
  const find = database.prepare('SELECT * FROM wallet_login WHERE code = ?');
  const drop = database.prepare('DELETE FROM wallet_login WHERE code = ?');
  return {
    issue: (phoneNumber, redirectUri, now) => {
      const code = randomUUID();
      add.run(code, phoneNumber, redirectUri, now);
      return code;
    },
    personOf: (code, redirectUri, now) => {
      const row = find.get(code);
      const isGood =
        row &&
        readText(row, 'redirect_uri') === redirectUri &&
        now - readInteger(row, 'at') <= LOGIN_CODE_LIFETIME_MS;
      return isGood ? walletPerson(readText(row, 'phone_number')) : undefined;
    },
    use: (code) => void drop.run(code),
  };
}
