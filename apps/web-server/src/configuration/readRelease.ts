import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const schema = v.object({ version: v.string(), commit: v.string() });

/** Version and commit of the running code, for `/healthz`. */
export type Release = v.InferOutput<typeof schema>;

/** Reads `release.json` in the server's folder. Returns placeholders without it, as in development. */
export function readRelease(folder: string): Release {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) return { version: 'development', commit: 'unknown' };
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
