import type { ChildProcess } from 'node:child_process';
import { exitOf, stop } from './processes.ts';

/**
 * Runs something long-lived until the terminal stops it (Ctrl-C, SIGTERM) or one of its programs ends by
 * itself, then ends the rest.
 *
 * @param programs  what has been started already
 * @param open  starts what is still missing and answers how to close it; gives up when its signal aborts
 * @returns 0 after a stop from outside, else the exit code of the program that ended (at least 1)
 */
export async function runUntilStopped(
  programs: readonly ChildProcess[],
  open: (signal: AbortSignal) => Promise<() => Promise<unknown>>,
): Promise<number> {
  const stopped = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(0));
  });
  // Vite ends the process itself on SIGTERM; nothing of ours may outlive it.
  process.once('exit', () => programs.forEach((program) => program.kill('SIGTERM')));
  const ended = Promise.race(programs.map(exitOf)).then((code) => Math.max(code, 1));
  const over = new AbortController();
  let close: (() => Promise<unknown>) | undefined;
  try {
    const opened = open(over.signal).then((closer) => {
      close = closer;
    });
    // When a program ends first, what opening comes to is of no interest any more.
    opened.catch(() => undefined);
    const early = await Promise.race([opened, stopped, ended]);
    return early ?? (await Promise.race([stopped, ended]));
  } finally {
    over.abort();
    await close?.();
    await Promise.all(programs.map(stop));
  }
}
