// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForFirstFrame } from './usePlaybackSession.browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  const host = document.createElement('div');
  const then = vi.fn();
  const end = waitForFirstFrame(host, then);
  const picture = () =>
    host.appendChild(document.createElement('video')).dispatchEvent(new Event('loadeddata'));
  return { then, end, picture };
}

it('calls back on the first frame, once', () => {
  const { then, picture } = waiting();
  expect(then).not.toHaveBeenCalled();
  picture();
  picture();
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledOnce();
});

it('waits at most 250 ms', () => {
  const { then, picture } = waiting();
  vi.advanceTimersByTime(249);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  picture();
  expect(then).toHaveBeenCalledOnce();
});

it('does not call back after it was cancelled', () => {
  const { then, end, picture } = waiting();
  end();
  picture();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});
