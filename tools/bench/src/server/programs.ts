import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntilReachable } from '@tv/run';
import type { Addresses } from '@tv/run';

export const START_LIMIT_MS = 60_000;

const CLOCK_TICKS_PER_S = 100;

/** Returns the CPU time of a process. Reads `/proc`. */
export function processorMs(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
  return ((user + system) * 1000) / CLOCK_TICKS_PER_S;
}

export async function stop(program: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill(signal);
  await gone;
}

/** Starts the local platform with a temporary state. Disposing stops it. */
export async function openPlatform(addresses: Addresses, localAddress: string): Promise<AsyncDisposable> {
  const state = mkdtempSync(path.join(tmpdir(), 'tv-bench-'));
  const main = path.resolve(import.meta.dirname, '../../../platform/src/main.ts');
  const program = spawn(process.execPath, [main], {
    env: { ...process.env, TV_LOCAL: localAddress, TV_STATE: state },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReachable([addresses.api], START_LIMIT_MS, AbortSignal.timeout(START_LIMIT_MS));
  return {
    async [Symbol.asyncDispose]() {
      await stop(program);
      rmSync(state, { recursive: true, force: true });
    },
  };
}
