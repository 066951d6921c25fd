import type { ChildProcess } from 'node:child_process';
import { exitOf, stop } from './processes.ts';

/**
 * Runs something long-lived until the terminal stops it (Ctrl-C, SIGTERM) or one of its programs ends by
 * itself, then ends the rest.
 *
 * @param first  what has been started already
 * @param open  starts what is still missing, and names each program that it starts by `own`; gives up when its signal
 *   aborts
 * @returns 0 after a stop from outside, else the exit code of the program that ended (at least 1)
 */
export async function runUntilStopped(
  first: readonly ChildProcess[],
  open: (signal: AbortSignal, own: (program: ChildProcess) => void) => Promise<void>,
): Promise<number> {
  const stopped = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(0));
  });
  const programs: ChildProcess[] = [];
  const ended = Promise.withResolvers<number>();
  const own = (program: ChildProcess): void => {
    programs.push(program);
    exitOf(program).then((code) => ended.resolve(Math.max(code, 1)), ended.reject);
  };
  first.forEach(own);
  // Vite ends the process itself on SIGTERM; nothing of ours may outlive it.
  process.once('exit', () => programs.forEach((program) => program.kill('SIGTERM')));
  const over = new AbortController();
  try {
    const opened = open(over.signal, own);
    // When a program ends first, what opening comes to is of no interest any more.
    opened.catch(() => undefined);
    const early = await Promise.race([opened, stopped, ended.promise]);
    return early ?? (await Promise.race([stopped, ended.promise]));
  } finally {
    over.abort();
    await Promise.all(programs.map(stop));
  }
}
