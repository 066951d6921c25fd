import type { WalletPayment } from '@tv/api-client';

/** So often a wallet payment is asked for at most (PAY-06). */
export const POLL_TRIES = 10;

/** The pause before the next try, in milliseconds, times the number of the last. */
export const POLL_STEP_MS = 750;

/**
 * Asks how a wallet payment stands until it is settled, ever more rarely, and at most ten times.
 *
 * @param ask  how it stands; `null` where there is none
 * @param pause  waits so many milliseconds; rejects to end the asking
 * @returns `pending` where it was not settled in that time. Rejects with what the last try failed with, where it failed.
 */
export async function pollWallet(
  ask: () => Promise<WalletPayment | null>,
  pause: (ms: number) => Promise<void>,
): Promise<WalletPayment | null> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === POLL_TRIES;
    try {
      const standing = await ask();
      if (standing !== 'pending' || isLast) return standing;
    } catch (error) {
      // The network may come back before the tries are used up.
      if (isLast) throw error;
    }
    await pause(POLL_STEP_MS * tries);
  }
}
