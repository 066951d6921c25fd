import { describe, expect, test } from 'vitest';
import { addDays, endOfDay, isDateKey, startOfDay } from './calendar.ts';
import { clampInstant, createClock } from './clock.ts';
import { formatRelativeDay } from './formatDate.ts';
import { dateKey } from './oslo.ts';

describe('createClock', () => {
  test('a clock returns the time of its source', () => {
    let instant = 1000;
    const clock = createClock(() => instant);
    expect(clock.now()).toBe(1000);
    instant = 2500;
    expect(clock.now()).toBe(2500);
  });

  test('a clock continues from the server time, also after several corrections', () => {
    let instant = 1_000_000;
    const clock = createClock(() => instant);
    clock.correct(1_600_000);
    expect(clock.now()).toBe(1_600_000);
    instant += 5000;
    expect(clock.now()).toBe(1_605_000);
    clock.correct(instant);
    expect(clock.now()).toBe(instant);
  });

  test('a clock ignores differences under two seconds', () => {
    const clock = createClock(() => 1_000_000);
    clock.correct(1_001_999);
    expect(clock.now()).toBe(1_000_000);
    clock.correct(1_002_000);
    expect(clock.now()).toBe(1_002_000);
    clock.correct(1_001_000);
    expect(clock.now()).toBe(1_002_000);
  });

  test('a clock ignores invalid and unsupported times', () => {
    const clock = createClock(() => 1_000_000);
    clock.correct(Number.NaN);
    clock.correct(Number.POSITIVE_INFINITY);
    clock.correct(Date.UTC(9999, 11, 31, 23, 59));
    clock.correct(Date.UTC(1700, 0, 1));
    expect(clock.now()).toBe(1_000_000);
  });

  test.each([Date.UTC(9999, 11, 31, 23, 59), 8.64e15, -8.64e15, Date.UTC(1, 0, 1)])(
    'a machine clock of %d is formatted without an error',
    (instant) => {
      const now = createClock(() => instant).now();
      expect(isDateKey(addDays(dateKey(now), now > 0 ? -7 : 7))).toBe(true);
      expect(endOfDay(dateKey(now))).toBeGreaterThan(startOfDay(dateKey(now)));
      expect(formatRelativeDay(now, now)).toBe('I dag');
      expect(createClock(() => instant).now()).toBe(clampInstant(instant));
    },
  );
});
