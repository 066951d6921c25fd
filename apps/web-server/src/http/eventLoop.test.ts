import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEventLoop } from './eventLoop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('watchEventLoop reports lag in the lagging turn and in the next, then no longer', () => {
  let now = 0;
  const turn = (ms: number): void => {
    now += ms;
    vi.advanceTimersToNextTimer();
  };
  const watch = watchEventLoop(100, () => now);
  expect(watch.isLate()).toBe(false);
  turn(20);
  turn(115);
  expect(watch.isLate()).toBe(false);
  // A long render, before the next check.
  now += 130;
  expect(watch.isLate()).toBe(true);
  turn(0);
  expect(watch.isLate()).toBe(true);
  turn(20);
  expect(watch.isLate()).toBe(false);
  watch.stop();
});
