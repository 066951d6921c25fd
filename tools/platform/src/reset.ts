import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './state/database.ts';

/** Deletes the state of a stopped platform; the next start seeds it. The console resets a running one. */
const directory = process.env['TV_STATE'] ?? join(import.meta.dirname, '../.state');
for (const ending of ['', '-wal', '-shm'])
  rmSync(join(directory, `${databaseFile}${ending}`), { force: true });
console.log('The platform is fresh: the next start seeds it.');
