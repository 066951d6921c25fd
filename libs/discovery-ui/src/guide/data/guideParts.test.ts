import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateKey, endOfDay, startOfDay } from '@tv/time';
import { createTimeline } from '../grid/timeline.ts';
import {
  CHANNELS_PER_PART,
  channelPages,
  channelPageOf,
  timePartAt,
  timePartsBetween,
} from './guideParts.ts';

const HOUR = 3_600_000;
const hoursOf = (date: string) =>
  timePartsBetween(createTimeline(date), startOfDay(date), endOfDay(date)).map(
    ({ from, to }) => (to - from) / HOUR,
  );

describe('time parts', () => {
  it.each([
    ['2026-11-22', [4, 4, 4, 4, 4, 4]],
    ['2026-03-29', [4, 4, 4, 4, 4, 3]],
    ['2026-10-25', [4, 4, 4, 4, 4, 5]],
  ])('the parts of %s have %j hours', (date, hours) => {
    expect(hoursOf(date)).toEqual(hours);
  });

  it('time parts cover any range without gap or overlap, each within one day, and only parts that overlap the range', () => {
    const timeline = createTimeline('2026-10-25');
    const instants = fc.integer({ min: timeline.start - 5 * HOUR, max: timeline.end + 5 * HOUR });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 40 * HOUR }), (from, length) => {
        const to = from + length;
        const parts = timePartsBetween(timeline, from, to);
        for (const [index, part] of parts.entries()) {
          expect(part.from).toBeLessThan(Math.min(to, timeline.end));
          expect(part.to).toBeGreaterThan(Math.max(from, timeline.start));
          expect([dateKey(part.from), dateKey(part.to - 1)]).toEqual([part.date, part.date]);
          if (index > 0) expect(part.from).toBe(parts[index - 1]?.to);
        }
        const isOutside = to <= timeline.start || from >= timeline.end;
        expect(parts.length === 0).toBe(isOutside);
        if (isOutside) return;
        expect(parts[0]?.from).toBeLessThanOrEqual(Math.max(from, timeline.start));
        expect(parts.at(-1)?.to).toBeGreaterThanOrEqual(Math.min(to, timeline.end));
      }),
    );
  });

  it('time parts are the same for each instant in a part', () => {
    const timeline = createTimeline('2026-03-29');
    fc.assert(
      fc.property(fc.integer({ min: timeline.start, max: timeline.end - 1 }), (instant) => {
        expect([timePartAt(instant)]).toEqual(timePartsBetween(timeline, instant, instant + 1));
      }),
    );
  });

  it.each([
    [0, 9, 40, [1]],
    [0, CHANNELS_PER_PART, 40, [1, 2]],
    [30, 60, 40, [3, 4]],
    [-3, 2, undefined, [1]],
    [790, 810, 800, [66, 67]],
    [0, 10, 0, []],
  ])('rows %i to %i of %s are on pages %j', (first, last, total, pages) => {
    expect(channelPages(first, last, total)).toEqual(pages);
    for (const page of pages) expect(channelPageOf((page - 1) * CHANNELS_PER_PART)).toBe(page);
  });
});
