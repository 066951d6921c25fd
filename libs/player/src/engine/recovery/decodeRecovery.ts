import { SKIP_S } from './backoff.ts';

/** Reload attempts in a row at a position that fails to decode. */
const MAX_ATTEMPTS = 3;

/** A failure this many seconds from the first resets the attempts. */
const RESET_DISTANCE_S = 30;

/**
 * Recovery policy for decode errors: reload at the same position, then skip ahead; give up (undefined) after
 * three attempts. Positions in seconds.
 */
export function createDecodeRecovery(): (failedAt: number) => number | undefined {
  let attempts = 0;
  let firstFailedAt = -Infinity;
  return (failedAt) => {
    if (Math.abs(failedAt - firstFailedAt) > RESET_DISTANCE_S) {
      attempts = 0;
      firstFailedAt = failedAt;
    }
    attempts += 1;
    if (attempts > MAX_ATTEMPTS) {
      // A later manual retry starts over.
      firstFailedAt = -Infinity;
      return undefined;
    }
    return attempts === 1 ? failedAt : failedAt + SKIP_S;
  };
}
