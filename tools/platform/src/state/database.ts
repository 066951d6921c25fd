import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The name of the database file inside the state directory. */
export const databaseFile = 'platform.sqlite';

/**
 * Opens the state that survives a restart, and makes the directory when it is missing.
 *
 * @param directory  where the file lives; `:memory:` keeps everything in memory
 */
export function openDatabase(directory: string): DatabaseSync {
  if (directory === ':memory:') return new DatabaseSync(':memory:');
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, databaseFile));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  return database;
}
