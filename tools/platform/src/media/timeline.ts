/** One turn of the loop (or the beginning of one) on a presentation's timeline. Whole milliseconds. */
export interface Period {
  /** Counts turns from the timeline's beginning. Names the Period, so it never changes for the same instant. */
  readonly index: number;
  readonly startMs: number;
  readonly durationMs: number;
}

/** How far back a viewer may go on a live channel: two hours. */
export const timeShiftBufferMs = 2 * 60 * 60 * 1000;

/**
 * A film of any length: the loop again and again, the last turn cut where the film ends.
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

/** What a live channel's manifest says at one instant. */
export interface LiveTimeline {
  readonly periods: readonly Period[];
  /** When this list of Periods came to be, epoch milliseconds: it changes at Period boundaries and never between. */
  readonly publishedMs: number;
}

/**
 * The Periods of a live channel: those that reach into the time-shift buffer, the present one and one ahead.
 *
 * The timeline begins at the epoch, so the answer depends on nothing but the instant: two servers, or one before
 * and after a restart, tell the same. Reckoned from the start of the present Period, so that a manifest only
 * changes when a Period begins; the window is therefore two hours and up to one Period.
 *
 * @param nowMs epoch milliseconds
 * @param offsetMs moves the channel's boundaries, so that channels do not all turn at once
 */
export function livePeriods(
  nowMs: number,
  periodMs: number,
  offsetMs = 0,
  windowMs = timeShiftBufferMs,
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

/** A programme of the guide, watched from its start: still growing while it runs, whole when it is over. */
export interface ProgrammeTimeline extends LiveTimeline {
  readonly ended: boolean;
}

/**
 * The Periods of start-over and catch-up, from the programme's start (which is the timeline's beginning).
 * While it runs, up to the present Period and one ahead, never past its end.
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
  const whole = filmPeriods(endMs - startMs, periodMs);
  if (nowMs >= endMs) return { periods: whole, publishedMs: endMs, ended: true };
  const present = Math.floor((nowMs - startMs) / periodMs);
  return { periods: whole.slice(0, present + 2), publishedMs: startMs + present * periodMs, ended: false };
}
