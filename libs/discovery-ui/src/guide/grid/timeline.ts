import { addDays, dateKey, endOfDay, formatClockTime, isDateKey, MINUTE_MS, startOfDay } from '@tv/time';

const HOUR_MS = 60 * MINUTE_MS;

const DAYS_EACH_WAY = 7;

/** Returns the date keys of the guide, earliest first (GUIDE-01). */
export function guideDays(today: string): readonly string[] {
  return Array.from({ length: 2 * DAYS_EACH_WAY + 1 }, (_, index) => addDays(today, index - DAYS_EACH_WAY));
}

/** Parses the day in a URL (ROUTE-15); undefined if it is not in the guide, which means today (ROUTE-14). */
export function parseGuideDay(text: string | undefined, today: string): string | undefined {
  if (text === undefined || !isDateKey(text)) return undefined;
  return guideDays(today).includes(text) ? text : undefined;
}

/** Calendar days in Oslo, in epoch milliseconds. */
export interface GuideTimeline {
  /** Date keys, earliest first. */
  readonly days: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Creates the timeline around today. Days of 23 and 25 hours need no special case. */
export function createTimeline(today: string): GuideTimeline {
  const days = guideDays(today);
  const [first = today] = days;
  return { days, start: startOfDay(first), end: endOfDay(days.at(-1) ?? today) };
}

/** Returns minutes from the timeline's start; not clamped. */
export function minutesAt({ start }: GuideTimeline, instant: number): number {
  return (instant - start) / MINUTE_MS;
}

/** Returns the instant at an offset in minutes, clamped. */
export function instantAt({ start, end }: GuideTimeline, minutes: number): number {
  return Math.min(end - 1, Math.max(start, start + minutes * MINUTE_MS));
}

export function timelineMinutes(timeline: GuideTimeline): number {
  return minutesAt(timeline, timeline.end);
}

/**
 * Returns the full hours from `from` until `to`, epoch milliseconds. At DST changes, the text `02:00` occurs twice or
 * never.
 */
export function hourMarks(from: number, to: number) {
  return Array.from({ length: (to - from) / HOUR_MS }, (_, index) => {
    const instant = from + index * HOUR_MS;
    return { instant, text: formatClockTime(instant), isMidnight: startOfDay(dateKey(instant)) === instant };
  });
}
