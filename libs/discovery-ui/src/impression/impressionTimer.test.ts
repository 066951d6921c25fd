import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createImpressionTimer } from './impressionTimer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch(seen = new Set<string>()) {
  const onSeen = vi.fn();
  return { timer: createImpressionTimer(seen, onSeen), onSeen };
}

it('LANE-31 an item counts as an impression after 500 ms in view', () => {
  const { timer, onSeen } = watch();
  timer.entered('a');
  vi.advanceTimersByTime(499);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSeen).toHaveBeenCalledExactlyOnceWith('a');
});

it('LANE-31 an item that leaves at 400 ms does not count, and starts over', () => {
  const { timer, onSeen } = watch();
  timer.entered('a');
  vi.advanceTimersByTime(400);
  timer.left('a');
  vi.advanceTimersByTime(1000);
  expect(onSeen).not.toHaveBeenCalled();
  timer.entered('a');
  vi.advanceTimersByTime(400);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('LANE-32 an item that comes back does not count again', () => {
  const seen = new Set<string>();
  const { timer, onSeen } = watch(seen);
  timer.entered('a');
  vi.advanceTimersByTime(500);
  timer.left('a');
  timer.entered('a');
  vi.advanceTimersByTime(5000);
  expect(onSeen).toHaveBeenCalledOnce();

  const later = watch(seen);
  later.timer.entered('a');
  later.timer.entered('b');
  vi.advanceTimersByTime(500);
  expect(later.onSeen).toHaveBeenCalledExactlyOnceWith('b');
});

it('items are timed independently, and not after stop', () => {
  const { timer, onSeen } = watch();
  timer.entered('a');
  vi.advanceTimersByTime(300);
  timer.entered('b');
  vi.advanceTimersByTime(200);
  expect(onSeen.mock.calls).toEqual([['a']]);
  timer.stop();
  vi.advanceTimersByTime(5000);
  expect(onSeen.mock.calls).toEqual([['a']]);
});
