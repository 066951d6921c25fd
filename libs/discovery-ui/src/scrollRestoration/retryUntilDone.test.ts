import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryUntilDone } from './scrollRestoration.browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('PAGE-62 retries after 75, 175 and 250 ms, then stops', () => {
  const attempt = vi.fn(() => false);
  retryUntilDone(attempt);
  for (const [delay, attempts] of [
    [75, 1],
    [175, 2],
    [250, 3],
  ] as const) {
    vi.advanceTimersByTime(delay - 1);
    expect(attempt).toHaveBeenCalledTimes(attempts);
    vi.advanceTimersByTime(1);
    expect(attempt).toHaveBeenCalledTimes(attempts + 1);
  }
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(4);
});

it.each([1, 2, 3])('PAGE-62 stops after success at attempt %i', (successful) => {
  const attempt = vi.fn(() => attempt.mock.calls.length >= successful);
  retryUntilDone(attempt);
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(successful);
});

it('stops when cancelled', () => {
  const attempt = vi.fn(() => false);
  const giveUp = retryUntilDone(attempt);
  vi.advanceTimersByTime(75);
  giveUp();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});
