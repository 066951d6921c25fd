import type { SessionDeps } from './sessionDeps.ts';

/** Something took longer than anybody waits for it. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor() {
    super('timeout');
  }
}

/**
 * Waits for something for a limited time, and rejects with a `TimeLimitError` then: a server may send its head and
 * never its body, and a script may never come.
 *
 * @param run  its signal is aborted when nobody waits any more
 */
export function within<Result>(
  { schedule }: Pick<SessionDeps, 'schedule'>,
  limitMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => {
      const error = new TimeLimitError();
      ending.abort(error);
      reject(error);
    }, limitMs);
    run(ending.signal).then(resolve, reject).finally(cancel);
  });
}
