import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Row } from './table.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

async function timeCommand(
  command: string,
  args: readonly string[],
): Promise<{ seconds: number; code: number }> {
  const started = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { seconds: Math.round((performance.now() - started) / 1000), code: code ?? 1 };
}

/** Measures the duration of `npm test` without a cache, and again without changes. */
export async function measureTestTimes(): Promise<readonly Row[]> {
  await timeCommand('npx', ['nx', 'reset']);
  const cold = await timeCommand('npm', ['test']);
  const cached = await timeCommand('npm', ['test']);
  return [
    { run: 'cold', seconds: cold.seconds, 'exit code': cold.code },
    { run: 'cached', seconds: cached.seconds, 'exit code': cached.code },
  ];
}
