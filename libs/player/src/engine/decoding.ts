import { SKIP_S } from './backOff.ts';

/** So many tries in a row at a place that cannot be decoded, and the viewer is told. */
const MOST_TRIES = 3;

/** What is played for so long (seconds) beyond a place that failed has left it behind. */
const BEYOND_S = 30;

/**
 * What to do about pictures that cannot be decoded, as after a disturbance on the way or in the device: opened anew, they mostly
 * can. If not, they are left out.
 *
 * @returns where to go on, for a place (seconds) that failed; undefined where it is of no use any more
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
      // Who tries it again begins again.
      firstAt = -Infinity;
      return undefined;
    }
    return tries === 1 ? failedAt : failedAt + SKIP_S;
  };
}
