import { SKIP_S } from './backOff.ts';

/** Reload attempts in a row at a position that fails to decode. */
const MOST_TRIES = 3;

/** Playback this many seconds away from the failed position resets the attempts. */
const BEYOND_S = 30;

/**
 * Recovery policy for decode errors: reload at the same position, then skip ahead; give up (undefined) after
 * three attempts. Positions in seconds.
 */
export function createDecoding(): (failedAt: number) => number | undefined {
  let tries = 0;
  let firstAt = -Infinity;
  return (failedAt) => {
    if (Math.abs(failedAt - firstAt) > BEYOND_S) {
      tries = 0;
      firstAt = failedAt;
    }
    tries += 1;
    if (tries > MOST_TRIES) {
      // A later manual retry starts over.
      firstAt = -Infinity;
      return undefined;
    }
    return tries === 1 ? failedAt : failedAt + SKIP_S;
  };
}
