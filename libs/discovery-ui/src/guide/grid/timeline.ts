import { clockTime, dateKey, endOfDay, MINUTE_MS, startOfDay } from '@tv/time';
import { guideDays } from '../data/guideDays.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** The time that the guide reaches over, in epoch milliseconds: whole days in Oslo. */
export interface Timeline {
  /** Its days as date keys, the earliest first. */
  readonly days: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The days around today. One of them may have 23 hours or 25: time runs on evenly all the same. */
export function timelineOf(today: string): Timeline {
  const days = guideDays(today);
  const [first = today] = days;
  return { days, start: startOfDay(first), end: endOfDay(days.at(-1) ?? today) };
}

/** Where an instant lies, in minutes from the beginning of the timeline; outside of it where the instant is. */
export function minutesAt({ start }: Timeline, instant: number): number {
  return (instant - start) / MINUTE_MS;
}

/** The instant so many minutes from the beginning, brought inside the timeline. */
export function instantAt({ start, end }: Timeline, minutes: number): number {
  return Math.min(end - 1, Math.max(start, start + minutes * MINUTE_MS));
}

/** How long the timeline is, in minutes. */
export function lengthOf(timeline: Timeline): number {
  return minutesAt(timeline, timeline.end);
}

/** A whole hour as it stands above the programmes. */
export interface HourMark {
  readonly instant: number;
  /** `20:00`. When summer time ends, `02:00` comes twice; when it begins, never. */
  readonly text: string;
  readonly isMidnight: boolean;
}

/** The hours of a stretch by their number, counted from 0 at the beginning of the timeline; `to` is not among them. */
export function hourMarks({ start }: Timeline, from: number, to: number): readonly HourMark[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const instant = start + (from + index) * HOUR_MS;
    return { instant, text: clockTime(instant), isMidnight: startOfDay(dateKey(instant)) === instant };
  });
}
