const INITIAL_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 10_000;

/** Returns the backoff: 500 ms, doubled after each failure, at most 10 s. */
export function getRequestBackoffMs(failureCount: number): number {
  return Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** Math.max(0, failureCount - 1));
}

/** After this much buffering, a segment that returns 404 is skipped. */
export const MISSING_SEGMENT_TIMEOUT_MS = 12_000;

/** Seconds per skip, and how many skips in a row before playback fails. */
export const SKIP_S = 10;
export const MAX_SKIPS = 3;

/** A player that buffers this long without a network failure is restarted. */
export const STALL_TIMEOUT_MS = 4_000;

/** After this much buffering, the network failure is shown to the user. */
export const NETWORK_TIMEOUT_MS = 120_000;
