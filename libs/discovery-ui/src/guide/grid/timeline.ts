import { clockTime, dateKey, endOfDay, MINUTE_MS, startOfDay } from '@tv/time';
import { guideDays } from '../data/guideDays.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** The time range of the guide in epoch milliseconds: calendar days in Oslo. */
export interface Timeline {
  /** Date keys, earliest first. */
  readonly days: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The timeline of the days around today. Days of 23 and 25 hours (DST) need no special case. */
export function timelineOf(today: string): Timeline {
  const days = guideDays(today);
  const [first = today] = days;
  return { days, start: startOfDay(first), end: endOfDay(days.at(-1) ?? today) };
}

/** Minutes from the start of the timeline to an instant. The result is not clamped. */
export function minutesAt({ start }: Timeline, instant: number): number {
  return (instant - start) / MINUTE_MS;
}

/** The instant at an offset in minutes, clamped to the timeline. */
export function instantAt({ start, end }: Timeline, minutes: number): number {
  return Math.min(end - 1, Math.max(start, start + minutes * MINUTE_MS));
}

/** Length of the timeline in minutes. */
export function lengthOf(timeline: Timeline): number {
  return minutesAt(timeline, timeline.end);
}

/** An hour label above the grid. */
export interface HourMark {
  readonly instant: number;
  /** `20:00`. At DST changes `02:00` occurs twice or never. */
  readonly text: string;
  readonly isMidnight: boolean;
}

/** The hour labels of a range of hour indexes, counted from the start of the timeline; `to` is exclusive. */
export function hourMarks({ start }: Timeline, from: number, to: number): readonly HourMark[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const instant = start + (from + index) * HOUR_MS;
    return { instant, text: clockTime(instant), isMidnight: startOfDay(dateKey(instant)) === instant };
  });
}
