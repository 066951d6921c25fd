/** PAY-06, EXT-23 */
const MAX_ATTEMPTS = 10;

/** Multiplied by the attempt number (EXT-24). */
const BACKOFF_STEP_MS = 750;

export interface PollOptions {
  /** Stops polling; `pollUntil` then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly maxAttempts?: number;
  /** Waits before the first attempt too. */
  readonly waitsFirst?: boolean;
}

/** Polls with linear backoff until settled. Returns the last answer; rejects if the last attempt failed. */
export async function pollUntil<Answer>(
  isSettled: (answer: Answer) => boolean,
  poll: (attempt: number) => Promise<Answer>,
  { signal, maxAttempts = MAX_ATTEMPTS, waitsFirst = false }: PollOptions,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    if (waitsFirst) await wait(BACKOFF_STEP_MS * attempt, signal);
    const isLast = attempt === maxAttempts;
    try {
      const answer = await poll(attempt);
      if (isSettled(answer) || isLast) return answer;
    } catch (error) {
      // Network errors are retried.
      if (isLast) throw error;
    }
    if (!waitsFirst) await wait(BACKOFF_STEP_MS * attempt, signal);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
