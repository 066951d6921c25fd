import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createImpressionTimer } from './impressionTimer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(reported = new Set<string>()) {
  const onImpression = vi.fn();
  return { timer: createImpressionTimer(reported, onImpression), onImpression };
}

it('LANE-31 an item counts as an impression after 500 ms in view', () => {
  const { timer, onImpression } = setUp();
  timer.entered('a');
  vi.advanceTimersByTime(499);
  expect(onImpression).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onImpression).toHaveBeenCalledExactlyOnceWith('a');
});

it('LANE-31 an item that leaves at 400 ms does not count, and starts over', () => {
  const { timer, onImpression } = setUp();
  timer.entered('a');
  vi.advanceTimersByTime(400);
  timer.left('a');
  vi.advanceTimersByTime(1000);
  expect(onImpression).not.toHaveBeenCalled();
  timer.entered('a');
  vi.advanceTimersByTime(400);
  expect(onImpression).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onImpression).toHaveBeenCalledOnce();
});

it('LANE-32 an item that comes back does not count again', () => {
  const reported = new Set<string>();
  const { timer, onImpression } = setUp(reported);
  timer.entered('a');
  vi.advanceTimersByTime(500);
  timer.left('a');
  timer.entered('a');
  vi.advanceTimersByTime(5000);
  expect(onImpression).toHaveBeenCalledOnce();

  const later = setUp(reported);
  later.timer.entered('a');
  later.timer.entered('b');
  vi.advanceTimersByTime(500);
  expect(later.onImpression).toHaveBeenCalledExactlyOnceWith('b');
});

it('items are timed independently, and not after stop', () => {
  const { timer, onImpression } = setUp();
  timer.entered('a');
  vi.advanceTimersByTime(300);
  timer.entered('b');
  vi.advanceTimersByTime(200);
  expect(onImpression.mock.calls).toEqual([['a']]);
  timer.stop();
  vi.advanceTimersByTime(5000);
  expect(onImpression.mock.calls).toEqual([['a']]);
});
