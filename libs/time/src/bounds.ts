/**
 * The years that are told of, 1900 to 2199, each end with a day to spare for time zones. Beyond them a year may have five
 * digits, and `YYYY-MM-DD` is no date any longer.
 */
export const EARLIEST_INSTANT = Date.UTC(1899, 11, 31);
export const LATEST_INSTANT = Date.UTC(2200, 0, 2);

/** Whether an instant (epoch milliseconds) can be told of; one that is no number cannot. */
export function isTellable(instant: number): boolean {
  return instant >= EARLIEST_INSTANT && instant <= LATEST_INSTANT;
}

/** The instant itself, or the end of time that it lies beyond. */
export function tellable(instant: number): number {
  return Math.min(LATEST_INSTANT, Math.max(EARLIEST_INSTANT, instant));
}
