/** The years 1900–2199 plus a day for time zones, so that `YYYY-MM-DD` holds. */
export const EARLIEST_INSTANT = Date.UTC(1899, 11, 31);
export const LATEST_INSTANT = Date.UTC(2200, 0, 2);

/** Returns whether an instant is in the supported range; false for NaN. */
export function isSupportedInstant(instant: number): boolean {
  return instant >= EARLIEST_INSTANT && instant <= LATEST_INSTANT;
}

/** Clamps an instant to the supported range. */
export function clampInstant(instant: number): number {
  return Math.min(LATEST_INSTANT, Math.max(EARLIEST_INSTANT, instant));
}

export interface Clock {
  /** Epoch milliseconds, corrected by server time and clamped to 1900–2199. */
  now(): number;
  /** Synchronises with the server's clock. Ignores unsupported times and differences under 2 s. */
  correct(serverNow: number): void;
}

/** HTTP dates have a resolution of 1 s. */
const MIN_CORRECTION_MS = 2000;

/** Creates a clock over a source of epoch milliseconds. Tests pass their own. */
export function createClock(source: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => clampInstant(source() + offset),
    correct(serverNow) {
      if (!isSupportedInstant(serverNow)) return;
      const difference = serverNow - source();
      if (Math.abs(difference - offset) >= MIN_CORRECTION_MS) offset = difference;
    },
  };
}
