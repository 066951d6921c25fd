/** One loop turn, or its start, on a timeline. Whole milliseconds. */
export interface Period {
  /** Turn number since the timeline's start: a stable Period id. */
  readonly index: number;
  readonly startMs: number;
  readonly durationMs: number;
}

export const TIME_SHIFT_BUFFER_MS = 2 * 60 * 60 * 1000;

/**
 * Returns the periods of a film: full turns, the last one cut.
 *
 * @param totalMs length of the film, above zero
 * @param periodMs length of one turn
 */
export function filmPeriods(totalMs: number, periodMs: number): readonly Period[] {
  return Array.from({ length: Math.ceil(totalMs / periodMs) }, (_, index) => ({
    index,
    startMs: index * periodMs,
    durationMs: Math.min(periodMs, totalMs - index * periodMs),
  }));
}

export interface LiveTimeline {
  readonly periods: readonly Period[];
  /** Epoch milliseconds; changes only at Period boundaries. */
  readonly publishedMs: number;
}

/**
 * Returns the periods of a live channel: those in the time-shift buffer, the current one and the next.
 *
 * The timeline starts at the epoch, so all servers agree without state. It is computed from the current
 * Period's start, so that a manifest only changes at boundaries. The window is two hours and up to one
 * Period.
 *
 * @param nowMs epoch milliseconds
 * @param offsetMs shifts the channel's boundaries
 */
export function livePeriods(
  nowMs: number,
  periodMs: number,
  offsetMs = 0,
  windowMs = TIME_SHIFT_BUFFER_MS,
): LiveTimeline {
  const present = Math.floor((nowMs - offsetMs) / periodMs);
  const publishedMs = present * periodMs + offsetMs;
  const first = Math.floor((publishedMs - windowMs - offsetMs) / periodMs);
  const periods = Array.from({ length: present + 1 - first + 1 }, (_, n) => ({
    index: first + n,
    startMs: (first + n) * periodMs + offsetMs,
    durationMs: periodMs,
  }));
  return { periods, publishedMs };
}

/** Timeline of a programme from its start: grows while on air, then complete. */
export interface ProgrammeTimeline extends LiveTimeline {
  readonly ended: boolean;
}

/**
 * Returns the periods of start-over and catch-up from the programme's start. While on air, up to the
 * current and next Period, never past the end.
 *
 * @param startMs epoch milliseconds; not after `nowMs`
 * @param endMs epoch milliseconds, after `startMs`
 */
export function programmePeriods(
  nowMs: number,
  startMs: number,
  endMs: number,
  periodMs: number,
): ProgrammeTimeline {
  const allPeriods = filmPeriods(endMs - startMs, periodMs);
  if (nowMs >= endMs) return { periods: allPeriods, publishedMs: endMs, ended: true };
  const present = Math.floor((nowMs - startMs) / periodMs);
  return {
    periods: allPeriods.slice(0, present + 2),
    publishedMs: startMs + present * periodMs,
    ended: false,
  };
}
