import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readText } from './row.ts';

export interface PasswordResets {
  /** Invalidates earlier tokens. */
  issue(userId: string, now: number): string;
  /** Consumes the token and returns the user id; undefined if invalid or expired. */
  redeem(token: string, now: number): string | undefined;
}

const RESET_LINK_LIFETIME_MS = 3600 * 1000;

/** Stores reset tokens in the database. */
export function createPasswordResets(database: DatabaseSync): PasswordResets {
  database.exec(`
    CREATE TABLE IF NOT EXISTS password_reset (
      token TEXT PRIMARY KEY, user_id TEXT NOT NULL, expires_at INTEGER NOT NULL
    ) STRICT;
  `);
  const removeAll = database.prepare('DELETE FROM password_reset WHERE user_id = ?');
  const add = database.prepare('INSERT INTO password_reset VALUES (?, ?, ?)');
  const take = database.prepare(
    'DELETE FROM password_reset WHERE token = ? AND expires_at > ? RETURNING user_id',
  );
  return {
    issue: (userId, now) => {
      const token = randomBytes(24).toString('base64url');
      removeAll.run(userId);
      add.run(token, userId, now + RESET_LINK_LIFETIME_MS);
      return token;
    },
    redeem: (token, now) => {
      const row = take.get(token, now);
      return row && readText(row, 'user_id');
    },
  };
}
