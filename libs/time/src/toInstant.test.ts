import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatClockTime } from './formatDate.ts';
import { dateKey, osloTime } from './oslo.ts';
import { toInstant } from './toInstant.ts';

const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) });

test.each([
  ['2026-11-20', 20, 15, '2026-11-20T19:15:00Z'],
  ['2026-07-01', 20, 15, '2026-07-01T18:15:00Z'],
  // 02:30 is skipped on this day, and occurs twice on the next.
  ['2026-03-29', 2, 30, '2026-03-29T01:30:00Z'],
  ['2026-10-25', 2, 30, '2026-10-25T00:30:00Z'],
  ['2026-03-29', 23, 30, '2026-03-29T21:30:00Z'],
  ['2026-10-25', 23, 30, '2026-10-25T22:30:00Z'],
])('on %s a clock shows %i:%i at %s', (key, hour, minute, instant) => {
  expect(new Date(toInstant(key, { hour, minute })).toISOString()).toBe(new Date(instant).toISOString());
});

test('toInstant and osloTime are inverse', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const key = dateKey(instant);
      const { hour, minute } = osloTime(instant);
      const found = toInstant(key, { hour, minute });
      expect([dateKey(found), formatClockTime(found)]).toEqual([key, formatClockTime(instant)]);
    }),
  );
});
