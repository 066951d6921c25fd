import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, endOfDay, isDateKey, startOfDay } from './calendar.ts';
import {
  formatClockTime,
  formatClockTimeWithSeconds,
  formatLongDate,
  formatRelativeDay,
  formatShortDate,
  formatDateWithYear,
} from './formatDate.ts';
import { dateKey, osloTime } from './oslo.ts';

const HOUR = 3_600_000;
const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) });
const keys = instants.map(dateKey);

describe('osloTime', () => {
  test('osloTime is one hour ahead of UTC in winter and two in summer', () => {
    expect(formatClockTime(Date.UTC(2026, 0, 15, 8, 5))).toBe('09:05');
    expect(formatClockTime(Date.UTC(2026, 6, 15, 8, 5))).toBe('10:05');
    expect(formatClockTimeWithSeconds(Date.UTC(2026, 6, 15, 8, 5, 7))).toBe('10:05:07');
  });

  test('osloTime formats midnight as 00, not 24', () => {
    expect(formatClockTime(Date.UTC(2026, 10, 19, 23, 0))).toBe('00:00');
  });

  test('osloTime changes the date at midnight in Oslo', () => {
    expect(dateKey(Date.UTC(2026, 10, 20, 22, 59, 59, 999))).toBe('2026-11-20');
    expect(dateKey(Date.UTC(2026, 10, 20, 23))).toBe('2026-11-21');
  });
});

describe('calendar days', () => {
  test('calendar days last 24 hours, or 23 and 25 when summer time changes', () => {
    expect(endOfDay('2026-11-20') - startOfDay('2026-11-20')).toBe(24 * HOUR);
    expect(endOfDay('2026-03-29') - startOfDay('2026-03-29')).toBe(23 * HOUR);
    expect(endOfDay('2026-10-25') - startOfDay('2026-10-25')).toBe(25 * HOUR);
  });

  test('calendar days start at midnight, a millisecond after the previous day', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const start = startOfDay(key);
        expect(dateKey(start)).toBe(key);
        expect(osloTime(start)).toMatchObject({ hour: 0, minute: 0, second: 0 });
        expect(dateKey(start - 1)).toBe(addDays(key, -1));
      }),
    );
  });

  test('calendar days contain every instant of their key', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const key = dateKey(instant);
        expect(startOfDay(key)).toBeLessThanOrEqual(instant);
        expect(endOfDay(key)).toBeGreaterThan(instant);
      }),
    );
  });

  test('calendar days are the same after adding and subtracting days', () => {
    fc.assert(
      fc.property(keys, fc.integer({ min: -1000, max: 1000 }), (key, days) => {
        expect(addDays(addDays(key, days), -days)).toBe(key);
      }),
    );
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  test('calendar days have a key only for valid dates of the right form', () => {
    for (const text of ['2026-11-20', '2024-02-29', '1900-01-01', '2199-12-31'])
      expect(isDateKey(text)).toBe(true);
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-11-31',
      '2026-1-1',
      'i dag',
      '',
      '2026-11-20T00',
      '9999-12-31',
      '2200-01-01',
      '0026-11-20',
    ]) {
      expect(isDateKey(text)).toBe(false);
    }
  });

  test('calendar days throw for an invalid key', () => {
    expect(() => startOfDay('2026-02-30')).toThrow(RangeError);
    expect(() => addDays('snart', 1)).toThrow(RangeError);
  });
});

describe('Norwegian date formats', () => {
  const friday = Date.UTC(2026, 10, 20, 12);

  test('Norwegian dates are short and long', () => {
    expect(formatShortDate(friday)).toBe('fre. 20. nov.');
    expect(formatLongDate(friday)).toBe('fredag 20. november');
    expect(formatDateWithYear(friday)).toBe('20. november 2026');
    expect(formatDateWithYear(Date.UTC(2025, 11, 31, 23, 30))).toBe('1. januar 2026');
  });

  test('Norwegian dates have no full stop for a month that is not abbreviated', () => {
    expect(formatShortDate(Date.UTC(2026, 4, 17, 12))).toBe('søn. 17. mai');
    expect(formatShortDate(Date.UTC(2026, 2, 2, 12))).toBe('man. 2. mars');
    expect(formatShortDate(Date.UTC(2026, 8, 1, 12))).toBe('tir. 1. sep.');
  });

  test('Norwegian dates name the days around today', () => {
    expect(formatRelativeDay(friday, friday)).toBe('I dag');
    expect(formatRelativeDay(Date.UTC(2026, 10, 20, 23, 30), friday)).toBe('I morgen');
    expect(formatRelativeDay(Date.UTC(2026, 10, 19, 12), friday)).toBe('I går');
    expect(formatRelativeDay(Date.UTC(2026, 10, 22, 12), friday)).toBe('søn. 22. nov.');
  });
});
