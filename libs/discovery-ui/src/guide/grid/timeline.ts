import { formatClockTime, dateKey, endOfDay, MINUTE_MS, startOfDay } from '@tv/time';
import { guideDays } from '../data/guideDays.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Calendar days in Oslo, in epoch milliseconds. */
export interface GuideTimeline {
  /** Date keys, earliest first. */
  readonly days: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The timeline around today. Days of 23 and 25 hours need no special case. */
export function createTimeline(today: string): GuideTimeline {
  const days = guideDays(today);
  const [first = today] = days;
  return { days, start: startOfDay(first), end: endOfDay(days.at(-1) ?? today) };
}

/** Minutes from the timeline's start; not clamped. */
export function minutesAt({ start }: GuideTimeline, instant: number): number {
  return (instant - start) / MINUTE_MS;
}

/** The instant at an offset in minutes, clamped. */
export function instantAt({ start, end }: GuideTimeline, minutes: number): number {
  return Math.min(end - 1, Math.max(start, start + minutes * MINUTE_MS));
}

/** Length in minutes. */
export function timelineMinutes(timeline: GuideTimeline): number {
  return minutesAt(timeline, timeline.end);
}

export interface HourMark {
  readonly instant: number;
  /** `20:00`. At DST changes `02:00` occurs twice or never. */
  readonly text: string;
  readonly isMidnight: boolean;
}

/** Labels of the full hours from `from` until `to`, epoch milliseconds. */
export function hourMarks(from: number, to: number): readonly HourMark[] {
  return Array.from({ length: (to - from) / HOUR_MS }, (_, index) => {
    const instant = from + index * HOUR_MS;
    return { instant, text: formatClockTime(instant), isMidnight: startOfDay(dateKey(instant)) === instant };
  });
}
