import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';
import { createTicker, MINUTE_MS, msUntilNextTick } from './tick.ts';

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

describe('createTicker', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0, 20) }));
  afterEach(() => void vi.useRealTimers());

  test('a ticker reports each whole minute until its listener unsubscribes', () => {
    const ticks: number[] = [];
    const start = Date.UTC(2026, 10, 20, 12, 0, 0);
    const unsubscribe = createTicker(createClock()).subscribe(MINUTE_MS, (now) => ticks.push(now - start));
    vi.advanceTimersByTime(39_999);
    expect(ticks).toEqual([]);
    vi.advanceTimersByTime(60_001);
    expect(ticks).toEqual([60_000, 120_000]);
    unsubscribe();
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(ticks).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('listeners of the same interval share a timer', () => {
    const ticker = createTicker(createClock());
    const ticks: string[] = [];
    const unsubscribe = ticker.subscribe(MINUTE_MS, () => ticks.push('first'));
    vi.advanceTimersByTime(10_000);
    ticker.subscribe(MINUTE_MS, () => ticks.push('second'));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(30_000);
    expect(ticks).toEqual(['first', 'second']);
    unsubscribe();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(ticks).toEqual(['first', 'second', 'second']);
  });

  test('a ticker ticks on the corrected minute after a clock correction', () => {
    const clock = createClock();
    const ticks: number[] = [];
    createTicker(clock).subscribe(MINUTE_MS, (now) => ticks.push(now % MINUTE_MS));
    clock.correct(clock.now() + 30_000);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(ticks.at(-1)).toBe(0);
  });
});
