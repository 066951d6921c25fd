import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Row } from './table.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs a command to its end in the workspace; answers how many seconds it took and how it ended. */
async function timed(command: string, args: readonly string[]): Promise<{ seconds: number; code: number }> {
  const started = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { seconds: Math.round((performance.now() - started) / 1000), code: code ?? 1 };
}

/** How long `npm test` takes with no cache, and again right after when nothing has changed. */
export async function measureTestTimes(): Promise<readonly Row[]> {
  await timed('npx', ['nx', 'reset']);
  const cold = await timed('npm', ['test']);
  const cached = await timed('npm', ['test']);
  return [
    { run: 'cold', seconds: cold.seconds, 'exit code': cold.code },
    { run: 'cached', seconds: cached.seconds, 'exit code': cached.code },
  ];
}
