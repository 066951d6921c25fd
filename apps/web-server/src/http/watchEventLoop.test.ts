import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEventLoop } from './watchEventLoop.ts';

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
  expect(watch.isLagging()).toBe(false);
  turn(20);
  turn(115);
  expect(watch.isLagging()).toBe(false);
  // A long render, before the next check.
  now += 130;
  expect(watch.isLagging()).toBe(true);
  turn(0);
  expect(watch.isLagging()).toBe(true);
  turn(20);
  expect(watch.isLagging()).toBe(false);
  watch.stop();
});
