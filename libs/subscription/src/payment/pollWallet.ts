import type { WalletPayment } from '@tv/api-client';

/** So often it is asked at most how a payment stands (PAY-06). */
export const POLL_TRIES = 10;

/** The pause before the next try, in milliseconds, times the number of the last. */
export const POLL_STEP_MS = 750;

/**
 * Asks how something stands until it is settled, ever more rarely, and at most ten times.
 *
 * @param pause  waits so many milliseconds; rejects to end the asking
 * @returns the last answer, settled or not. Rejects with what the last try failed with, where it failed.
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
      // The network may come back before the tries are used up.
      if (isLast) throw error;
    }
    await pause(POLL_STEP_MS * tries);
  }
}

/**
 * Asks how a wallet payment stands until it is settled, as {@link pollUntil} does.
 *
 * @param ask  how it stands; `null` where there is none
 * @returns `pending` where it was not settled in that time
 */
export function pollWallet(
  ask: () => Promise<WalletPayment | null>,
  pause: (ms: number) => Promise<void>,
): Promise<WalletPayment | null> {
  return pollUntil((standing) => standing !== 'pending', ask, pause);
}

/** Pauses between questions, for as long as somebody wants to know. */
export interface Pauses {
  readonly pause: (ms: number) => Promise<void>;
  /** Nobody wants to know any more: what is asked still is the last, and its answer is not waited for. */
  readonly end: () => void;
}

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
