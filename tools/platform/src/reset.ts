import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './state/database.ts';

/**
 * Makes the platform fresh, while it is not running: the next start finds no state and seeds it. A running
 * platform is reset from its console.
 */
const directory = process.env['TV_STATE'] ?? join(import.meta.dirname, '../.state');
for (const ending of ['', '-wal', '-shm'])
  rmSync(join(directory, `${databaseFile}${ending}`), { force: true });
console.log('The platform is fresh: the next start seeds it.');
