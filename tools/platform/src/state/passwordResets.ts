import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { text } from './row.ts';

/** Links by which somebody who has forgotten his password sets a new one. */
export interface PasswordResets {
  /** The token of a new link; those before it are good for nothing any more. */
  issue(userId: string, now: number): string;
  /** Whose link it is, which is used up by asking; undefined where there is none, or it is too old. */
  redeem(token: string, now: number): string | undefined;
}

/** So long a link is good for, in milliseconds. */
const LIFE_MS = 3600 * 1000;

export function createPasswordResets(database: DatabaseSync): PasswordResets {
  database.exec(`
    CREATE TABLE IF NOT EXISTS password_reset (
      token TEXT PRIMARY KEY, user_id TEXT NOT NULL, expires_at INTEGER NOT NULL
    ) STRICT;
  `);
  const forget = database.prepare('DELETE FROM password_reset WHERE user_id = ?');
  const add = database.prepare('INSERT INTO password_reset VALUES (?, ?, ?)');
  const take = database.prepare(
    'DELETE FROM password_reset WHERE token = ? AND expires_at > ? RETURNING user_id',
  );
  return {
    issue: (userId, now) => {
      const token = randomBytes(24).toString('base64url');
      forget.run(userId);
      add.run(token, userId, now + LIFE_MS);
      return token;
    },
    redeem: (token, now) => {
      const row = take.get(token, now);
      return row && text(row, 'user_id');
    },
  };
}
