import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatLongDate } from '@tv/time';
import { lastDayText } from './lastDayText.ts';

it.each([
  ['2026-12-07T00:00:00+01:00', 'søndag 6. desember'],
  ['2026-12-07T20:59:00+01:00', 'søndag 6. desember'],
  ['2027-03-01T00:00:00+01:00', 'søndag 28. februar'],
  // Days with a clock change last 23 or 25 hours.
  ['2027-03-29T00:00:00+02:00', 'søndag 28. mars'],
  ['2026-10-26T00:00:00+01:00', 'søndag 25. oktober'],
])('the last day of what ends at %s is %s', (end, day) => {
  expect(lastDayText(Date.parse(end))).toBe(day);
});

it('the last day is the day before the end, for any end', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') }), (end) => {
      const dayBefore = [1, 24, 25, 26].map((hours) => end - hours * 3_600_000);
      expect(dayBefore.map(formatLongDate)).toContain(lastDayText(end));
      expect(lastDayText(end)).not.toBe(formatLongDate(end));
    }),
  );
});
