import type { SessionDeps } from './sessionDeps.ts';

export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor() {
    super('timeout');
  }
}

/** Rejects with `TimeLimitError` and aborts the signal. A body may never end, and an import never settle. */
export function withTimeout<Result>(
  { schedule }: Pick<SessionDeps, 'schedule'>,
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => {
      const error = new TimeLimitError();
      controller.abort(error);
      reject(error);
    }, timeoutMs);
    run(controller.signal).then(resolve, reject).finally(cancel);
  });
}
