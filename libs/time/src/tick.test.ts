import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';
import { MINUTE_MS, startTicking, msUntilNextTick } from './tick.ts';

describe('msUntilNextTick', () => {
  test('msUntilNextTick always ends on a whole multiple, after now and within one interval', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 3_600_000 }), (now, interval) => {
        const wait = msUntilNextTick(now, interval);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(interval);
        expect(Math.abs((now + wait) % interval)).toBe(0);
      }),
    );
  });
});

describe('startTicking', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0, 20) }));
  afterEach(() => void vi.useRealTimers());

  test('startTicking reports the time at once, then on each whole minute, until stopped', () => {
    const ticks: number[] = [];
    const start = Date.UTC(2026, 10, 20, 12, 0, 0);
    const stop = startTicking(createClock(), MINUTE_MS, (now) => ticks.push(now - start));
    expect(ticks).toEqual([20_000]);
    vi.advanceTimersByTime(39_999);
    expect(ticks).toEqual([20_000]);
    vi.advanceTimersByTime(60_001);
    expect(ticks).toEqual([20_000, 60_000, 120_000]);
    stop();
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(ticks).toHaveLength(3);
  });

  test('startTicking ticks on the corrected minute after a clock correction', () => {
    const clock = createClock();
    const ticks: number[] = [];
    const stop = startTicking(clock, MINUTE_MS, (now) => ticks.push(now % MINUTE_MS));
    clock.correct(clock.now() + 30_000);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(ticks.at(-1)).toBe(0);
    stop();
  });
});
