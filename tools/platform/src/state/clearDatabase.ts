import type { DatabaseSync } from 'node:sqlite';
import { readText } from './row.ts';

/** A running provider holds its key in memory. */
const preservedTables = ['identity_key'];

/** Empties all tables. */
export function clearDatabase(database: DatabaseSync): void {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map((row) => readText(row, 'name'))
    .filter((name) => !preservedTables.includes(name));
  database.exec('PRAGMA foreign_keys = OFF');
  for (const name of tables) database.exec(`DELETE FROM "${name}"`);
  database.exec('PRAGMA foreign_keys = ON');
}
