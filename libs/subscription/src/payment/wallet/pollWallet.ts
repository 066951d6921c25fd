import type { WalletPayment } from '@tv/api-client';

/** PAY-06 */
export const MAX_POLL_ATTEMPTS = 10;

/** Multiplied by the attempt number. */
export const POLL_BACKOFF_STEP_MS = 750;

/**
 * Polls with linear backoff until settled, at most ten times.
 * @param wait rejects to stop polling
 * @returns the last answer; rejects if the last attempt failed
 */
export async function pollUntil<Answer>(
  isSettled: (answer: Answer) => boolean,
  poll: () => Promise<Answer>,
  wait: (ms: number) => Promise<void>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === MAX_POLL_ATTEMPTS;
    try {
      const answer = await poll();
      if (isSettled(answer) || isLast) return answer;
    } catch (error) {
      // Network errors are retried.
      if (isLast) throw error;
    }
    await wait(POLL_BACKOFF_STEP_MS * attempt);
  }
}

/**
 * See {@link pollUntil}.
 * @returns `pending` if not settled, `null` without a payment
 */
export function pollWallet(
  poll: () => Promise<WalletPayment | null>,
  wait: (ms: number) => Promise<void>,
): Promise<WalletPayment | null> {
  return pollUntil((payment) => payment !== 'pending', poll, wait);
}

export interface PollDelay {
  readonly wait: (ms: number) => Promise<void>;
  /** A running wait never settles; later ones reject. */
  readonly cancel: () => void;
}

/** Creates a cancellable delay for polling. */
export function createPollDelay(): PollDelay {
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    wait: (ms) =>
      new Promise((resolve, reject) => {
        if (hasEnded) reject(new Error('Polling was cancelled'));
        else timer = setTimeout(resolve, ms);
      }),
    cancel() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
