import type { SessionDeps } from './sessionDeps.ts';

export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor() {
    super('timeout');
  }
}

/** Runs a task with a timeout. Rejects with `TimeLimitError` and aborts the signal after `timeoutMs`. */
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
