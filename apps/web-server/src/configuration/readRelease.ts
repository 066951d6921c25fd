import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const schema = v.object({ version: v.string(), commit: v.string() });

/** What `/healthz` answers about the code that runs. */
export type Release = v.InferOutput<typeof schema>;

/** Reads `release.json` beside the server; the workspace has none. */
export function readRelease(folder: string): Release {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) return { version: 'development', commit: 'unknown' };
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
