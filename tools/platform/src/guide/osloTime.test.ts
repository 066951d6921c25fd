import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isDate, osloDate, osloInstant, osloIso, osloOffset, osloWeekStart } from './osloTime.ts';

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2039, 11, 31) });
const reference = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

test('the Oslo offset agrees with the time zone database at any instant', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      expect(osloIso(instant).slice(0, 19).replace('T', ' ')).toBe(reference.format(instant));
      expect(Date.parse(osloIso(instant))).toBe(Math.floor(instant / 1000) * 1000);
    }),
  );
});

test('osloInstant inverts the wall-clock time, except for the skipped hour in spring', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 1439 }), (instant, minutes) => {
      const date = osloDate(instant);
      const shown = osloIso(osloInstant(date, minutes));
      const isLeftOut =
        osloOffset(osloInstant(date, 0)) < osloOffset(osloInstant(date, 1439)) &&
        Math.floor(minutes / 60) === 2;
      const wall = `${date}T${String(Math.floor(minutes / 60) + (isLeftOut ? 1 : 0)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      expect(shown.slice(0, 16)).toBe(wall);
    }),
  );
});

test('a week starts on Monday at midnight, also across a clock change', () => {
  expect(osloIso(osloWeekStart(Date.parse('2026-03-29T12:00:00Z')))).toBe('2026-03-23T00:00:00+01:00');
  expect(osloIso(osloWeekStart(Date.parse('2026-03-30T00:00:00Z')))).toBe('2026-03-30T00:00:00+02:00');
});

test('isDate accepts only valid calendar days', () => {
  expect(isDate('2026-02-28')).toBe(true);
  expect(isDate('2026-02-30')).toBe(false);
  expect(isDate('i-dag')).toBe(false);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
