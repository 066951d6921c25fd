import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const databaseFile = 'platform.sqlite';

/**
 * Creates the directory if needed.
 *
 * @param directory `:memory:` for an in-memory database
 */
export function openDatabase(directory: string): DatabaseSync {
  if (directory === ':memory:') return new DatabaseSync(':memory:');
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, databaseFile));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  return database;
}
