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
