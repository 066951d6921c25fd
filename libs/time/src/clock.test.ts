import { describe, expect, test } from 'vitest';
import { tellable } from './bounds.ts';
import { createClock } from './clock.ts';
import { addDays, dateKey, endOfDay, isDateKey, startOfDay } from './oslo.ts';
import { relativeDay } from './relativeDay.ts';

describe('clock', () => {
  test('tells what its source tells', () => {
    let instant = 1000;
    const clock = createClock(() => instant);
    expect(clock.now()).toBe(1000);
    instant = 2500;
    expect(clock.now()).toBe(2500);
  });

  test('runs on from what the server said, also when it said so more than once', () => {
    let instant = 1_000_000;
    const clock = createClock(() => instant);
    clock.correct(1_600_000);
    expect(clock.now()).toBe(1_600_000);
    instant += 5000;
    expect(clock.now()).toBe(1_605_000);
    clock.correct(instant);
    expect(clock.now()).toBe(instant);
  });

  test('takes a difference under two seconds for noise of the network', () => {
    const clock = createClock(() => 1_000_000);
    clock.correct(1_001_999);
    expect(clock.now()).toBe(1_000_000);
    clock.correct(1_002_000);
    expect(clock.now()).toBe(1_002_000);
    clock.correct(1_001_000);
    expect(clock.now()).toBe(1_002_000);
  });

  test('is not moved by a time that cannot be read or told of', () => {
    const clock = createClock(() => 1_000_000);
    clock.correct(Number.NaN);
    clock.correct(Number.POSITIVE_INFINITY);
    clock.correct(Date.UTC(9999, 11, 31, 23, 59));
    clock.correct(Date.UTC(1700, 0, 1));
    expect(clock.now()).toBe(1_000_000);
  });

  test.each([Date.UTC(9999, 11, 31, 23, 59), 8.64e15, -8.64e15, Date.UTC(1, 0, 1)])(
    'a machine whose clock reads %d is told of without a fault',
    (instant) => {
      const now = createClock(() => instant).now();
      expect(isDateKey(addDays(dateKey(now), now > 0 ? -7 : 7))).toBe(true);
      expect(endOfDay(dateKey(now))).toBeGreaterThan(startOfDay(dateKey(now)));
      expect(relativeDay(now, now)).toBe('I dag');
      expect(createClock(() => instant).now()).toBe(tellable(instant));
    },
  );
});
