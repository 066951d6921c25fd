import type { DatabaseSync } from 'node:sqlite';
import { text } from './row.ts';

/** A running provider holds its key in memory. */
const keptTables = ['identity_key'];

/** Empties all tables. */
export function emptyState(database: DatabaseSync): void {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map((row) => text(row, 'name'))
    .filter((name) => !keptTables.includes(name));
  database.exec('PRAGMA foreign_keys = OFF');
  for (const name of tables) database.exec(`DELETE FROM "${name}"`);
  database.exec('PRAGMA foreign_keys = ON');
}
