import type { TvGuideRequest } from '@tv/api-client';
import { addDays, dateKey, endOfDay, MINUTE_MS, startOfDay } from '@tv/time';
import type { Timeline } from '../grid/timeline.ts';

/** The guide is asked for so many channels at a time … */
export const CHANNELS_PER_PART = 12;

/** … and so much of a day: what a screen shows, and a little more. */
const PART_MS = 4 * 60 * MINUTE_MS;
const PARTS_PER_DAY = 6;

/** A stretch of time that is asked for in one call, in epoch milliseconds: a part of one day. */
export interface TimePart {
  /** The day as a date key. */
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a day, without gaps: each of four hours, but for the last, which ends with the day (3, 4 or 5 hours). */
function partsOfDay(date: string): readonly TimePart[] {
  const start = startOfDay(date);
  return Array.from({ length: PARTS_PER_DAY }, (_, index) => {
    const from = start + index * PART_MS;
    return { date, from, to: index === PARTS_PER_DAY - 1 ? endOfDay(date) : from + PART_MS };
  });
}

/** The parts of time that a stretch touches, within the timeline, the earliest first. */
export function timeParts({ start, end }: Timeline, from: number, to: number): readonly TimePart[] {
  const [first, last] = [Math.max(from, start), Math.min(to, end)];
  const parts: TimePart[] = [];
  if (first >= last) return parts;
  for (let date = dateKey(first); startOfDay(date) < last; date = addDays(date, 1)) {
    parts.push(...partsOfDay(date).filter((part) => part.from < last && part.to > first));
  }
  return parts;
}

/** The part of time that an instant of the timeline lies in. */
export function timePartAt(instant: number): TimePart {
  const parts = partsOfDay(dateKey(instant));
  return parts.find(({ to }) => instant < to) ?? (parts[0] as TimePart);
}

/** The page of channels on which a row stands. Rows count from 0, pages from 1. */
export const pageOf = (row: number): number => Math.floor(row / CHANNELS_PER_PART) + 1;

/**
 * The pages of channels that a run of rows touches.
 *
 * @param total  how many rows there are; undefined as long as nobody knows
 */
export function channelPages(
  firstRow: number,
  lastRow: number,
  total: number | undefined,
): readonly number[] {
  const first = pageOf(Math.max(0, firstRow));
  const last = pageOf(Math.min(lastRow, (total ?? Infinity) - 1));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** What to ask for a page of channels over a part of time. */
export function partRequest(page: number, { date, from, to }: TimePart): TvGuideRequest {
  return { date, page, pageSize: CHANNELS_PER_PART, from, to };
}
