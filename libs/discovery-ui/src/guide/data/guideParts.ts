import type { TvGuideRequest } from '@tv/api-client';
import { addDays, dateKey, endOfDay, MINUTE_MS, startOfDay } from '@tv/time';
import type { GuideTimeline } from '../grid/timeline.ts';

/** Channels per request. */
export const CHANNELS_PER_PART = 12;

/** A screen and a little more. */
const PART_MS = 4 * 60 * MINUTE_MS;
const PARTS_PER_DAY = 6;

/** The time range of one request within a day, epoch milliseconds. */
export interface TimePart {
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

/** Splits a day into parts of four hours; the last has 3–5 hours at DST changes. */
function partsOfDay(date: string): readonly TimePart[] {
  const start = startOfDay(date);
  return Array.from({ length: PARTS_PER_DAY }, (_, index) => {
    const from = start + index * PART_MS;
    return { date, from, to: index === PARTS_PER_DAY - 1 ? endOfDay(date) : from + PART_MS };
  });
}

/** Returns the parts that overlap a range, earliest first. */
export function timePartsBetween({ start, end }: GuideTimeline, from: number, to: number) {
  const [first, last] = [Math.max(from, start), Math.min(to, end)];
  const parts: TimePart[] = [];
  if (first >= last) return parts;
  for (let date = dateKey(first); startOfDay(date) < last; date = addDays(date, 1)) {
    parts.push(...partsOfDay(date).filter((part) => part.from < last && part.to > first));
  }
  return parts;
}

/** Returns the part that contains an instant. */
export function timePartAt(instant: number): TimePart {
  const parts = partsOfDay(dateKey(instant));
  return parts.find(({ to }) => instant < to) ?? (parts[0] as TimePart);
}

/** Returns the channel page of a row. Rows count from 0, pages from 1. */
export const channelPageOf = (row: number): number => Math.floor(row / CHANNELS_PER_PART) + 1;

/** Returns the channel pages of a range of rows. */
export function channelPages(firstRow: number, lastRow: number, total: number | undefined) {
  const first = channelPageOf(Math.max(0, firstRow));
  const last = channelPageOf(Math.min(lastRow, (total ?? Infinity) - 1));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Returns the request for a channel page and time part. */
export function toPartRequest(page: number, { date, from, to }: TimePart): TvGuideRequest {
  return { date, page, pageSize: CHANNELS_PER_PART, from, to };
}
