import type { ChildProcess } from 'node:child_process';
import { waitForExit, stopProgram } from './processes.ts';

/**
 * Runs programs until a stop signal (SIGINT, SIGTERM) or until one exits, then stops the rest.
 *
 * @param first programs already started
 * @param open starts the others and registers each with `own`; stops when its signal aborts
 * @returns 0 after a stop signal, else the exit code of the program (at least 1)
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
    waitForExit(program).then((code) => ended.resolve(Math.max(code, 1)), ended.reject);
  };
  first.forEach(own);
  // Vite exits the process on SIGTERM; child programs must not outlive it.
  process.once('exit', () => programs.forEach((program) => program.kill('SIGTERM')));
  const over = new AbortController();
  try {
    const opened = open(over.signal, own);
    // Ignores startup errors after a program has exited.
    opened.catch(() => undefined);
    const early = await Promise.race([opened, stopped, ended.promise]);
    return early ?? (await Promise.race([stopped, ended.promise]));
  } finally {
    over.abort();
    await Promise.all(programs.map(stopProgram));
  }
}
