import type { WalletPayment } from '@tv/api-client';

/** PAY-06 */
export const POLL_TRIES = 10;

/** Multiplied by the attempt number. */
export const POLL_STEP_MS = 750;

/**
 * Polls with linear backoff until settled, at most ten times.
 * @param wait rejects to stop polling
 * @returns the last answer; rejects if the last attempt failed
 */
export async function pollUntil<Answer>(
  isSettled: (answer: Answer) => boolean,
  ask: () => Promise<Answer>,
  pause: (ms: number) => Promise<void>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === POLL_TRIES;
    try {
      const answer = await ask();
      if (isSettled(answer) || isLast) return answer;
    } catch (error) {
      // Network errors are retried.
      if (isLast) throw error;
    }
    await pause(POLL_STEP_MS * tries);
  }
}

/**
 * See {@link pollUntil}.
 * @returns `pending` if not settled, `null` without a payment
 */
export function pollWallet(
  ask: () => Promise<WalletPayment | null>,
  pause: (ms: number) => Promise<void>,
): Promise<WalletPayment | null> {
  return pollUntil((standing) => standing !== 'pending', ask, pause);
}

export interface Pauses {
  readonly pause: (ms: number) => Promise<void>;
  /** A running wait never settles; later ones reject. */
  readonly end: () => void;
}

/** Creates a cancellable delay for polling. */
export function createPauses(): Pauses {
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    pause: (ms) =>
      new Promise((resolve, reject) => {
        if (hasEnded) reject(new Error('Nobody wants to know any more'));
        else timer = setTimeout(resolve, ms);
      }),
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
