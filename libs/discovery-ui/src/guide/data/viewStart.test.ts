import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatClockTime, dateKey } from '@tv/time';
import { toDayAndTime, viewStart } from './viewStart.ts';

const NOW = Date.parse('2026-11-22T20:15:00+01:00');
const text = (instant: number) => `${dateKey(instant)} ${formatClockTime(instant)}`;

it.each([
  ['shortly before now', {}, '2026-11-22 20:00'],
  ['shortly before now for today', { day: '2026-11-22' }, '2026-11-22 20:00'],
  ['the same time on another day', { day: '2026-11-25' }, '2026-11-25 20:00'],
  ['the requested time', { at: { hour: 23, minute: 30 } }, '2026-11-22 23:30'],
  [
    'the requested time on another day',
    { day: '2026-11-16', at: { hour: 6, minute: 0 } },
    '2026-11-16 06:00',
  ],
])('GUIDE-01 the view starts at %s', (_what, requested, start) => {
  expect(text(viewStart(requested, NOW))).toBe(start);
});

it.each([
  ['2026-11-22T20:14:00+01:00', '2026-11-22 19:30'],
  ['2026-11-22T20:44:00+01:00', '2026-11-22 20:00'],
  ['2026-11-22T00:05:00+01:00', '2026-11-21 23:30'],
])('at %s the view starts early enough for the current programme: %s', (now, start) => {
  expect(text(viewStart({}, Date.parse(now)))).toBe(start);
});

it('a view start restored from its day and time is the same half hour', () => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(fc.integer({ min: -7 * 48, max: 7 * 48 }), (halves) => {
      const instant = NOW + 15 * 60_000 + (halves * hour) / 2;
      expect(viewStart(toDayAndTime(instant), NOW)).toBe(instant);
      expect(viewStart(toDayAndTime(instant + 14 * 60_000), NOW)).toBe(instant);
    }),
  );
});
