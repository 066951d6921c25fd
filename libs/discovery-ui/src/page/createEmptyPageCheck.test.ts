import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmptyPageCheck } from './createEmptyPageCheck.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('PAGE-63 PAGE-64 reports an empty page once, 4 s after its last change', () => {
  const report = vi.fn();
  const check = createEmptyPageCheck(report);
  check.update(true);
  vi.advanceTimersByTime(3000);
  check.update(true);
  vi.advanceTimersByTime(3999);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(report).toHaveBeenCalledOnce();
});

it('PAGE-64 does not report a page that has content or is unmounted', () => {
  const report = vi.fn();
  const check = createEmptyPageCheck(report);
  check.update(true);
  check.update(false);
  vi.advanceTimersByTime(60_000);
  check.update(true);
  check.stop();
  vi.advanceTimersByTime(60_000);
  expect(report).not.toHaveBeenCalled();
});
