const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/** How long to wait before trying again: half a second, doubled each time, never over ten seconds. */
export function backOffMs(failedTimes: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failedTimes - 1));
}

/** What is not there (404) after so long (ms) of nothing to see will not come: it is skipped. */
export const MISSING_PATIENCE_MS = 12_000;

/** How much is skipped, in seconds, and how often in a row before it is told to the viewer. */
export const SKIP_S = 10;
export const MOST_SKIPS = 3;

/** A player that has buffered for so long (ms) for another reason than the network is restarted. */
export const STALL_TIMEOUT_MS = 4_000;

/** A network that stays away longer than this (ms) is told to the viewer; until then we only wait. */
export const PATIENCE_MS = 120_000;
