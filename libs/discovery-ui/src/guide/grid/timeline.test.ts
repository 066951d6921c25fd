import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateKey, endOfDay, startOfDay } from '@tv/time';
import { hourMarks, instantAt, timelineMinutes, minutesAt, createTimeline } from './timeline.ts';

const todays = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) })
  .map((instant) => dateKey(instant));

const hoursOfDay = (day: string) => hourMarks(startOfDay(day), endOfDay(day)).map(({ text }) => text);

describe('timeline', () => {
  it('a regular day has hours from 00:00 to 23:00', () => {
    const hours = hoursOfDay('2026-11-22');
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '00:00', '23:00']);
  });

  it('the day when DST starts has 23 hours and no 02:00', () => {
    const hours = hoursOfDay('2026-03-29');
    expect(hours).toHaveLength(23);
    expect(hours.slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
  });

  it('the day when DST ends has 25 hours and 02:00 twice', () => {
    const hours = hoursOfDay('2026-10-25');
    expect(hours).toHaveLength(25);
    expect(hours.slice(1, 5)).toEqual(['01:00', '02:00', '02:00', '03:00']);
  });

  it('any fifteen days start and end at midnight, and each midnight between them is marked', () => {
    fc.assert(
      fc.property(todays, (today) => {
        const timeline = createTimeline(today);
        const marks = hourMarks(timeline.start, timeline.end);
        expect(marks.filter(({ isMidnight }) => isMidnight).map(({ instant }) => dateKey(instant))).toEqual(
          timeline.days,
        );
        expect(Math.abs(timelineMinutes(timeline) - 15 * 24 * 60)).toBeLessThanOrEqual(60);
      }),
      { numRuns: 50 },
    );
  });

  it('minutes and instants convert both ways, clamped to the timeline', () => {
    fc.assert(
      fc.property(todays, fc.integer({ min: -10_000, max: 40_000 }), (today, minutes) => {
        const timeline = createTimeline(today);
        const instant = instantAt(timeline, minutes);
        expect(instant).toBeGreaterThanOrEqual(timeline.start);
        expect(instant).toBeLessThan(timeline.end);
        if (minutes >= 0 && minutes < timelineMinutes(timeline))
          expect(minutesAt(timeline, instant)).toBe(minutes);
      }),
    );
  });
});
