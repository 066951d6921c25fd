// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withCrossTabLock, LOCK_RELEASE_DELAY_MS } from './withCrossTabLock.browser.ts';

/** Creates a browser that grants locks one at a time. */
function giveLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['done', () => Promise.resolve('token')],
  ['failed', () => Promise.reject(new Error('offline'))],
])(
  'the next tab gets the lock after the storage delay of a %s task; the result is available before',
  async (_how, run) => {
    giveLocks();
    const next = vi.fn(() => Promise.resolve('next'));
    const first = withCrossTabLock(window, 'lock', run);
    const second = withCrossTabLock(window, 'lock', next);
    await Promise.allSettled([first]);
    await vi.advanceTimersByTimeAsync(LOCK_RELEASE_DELAY_MS - 1);
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBe('next');
  },
);

test('a failed lock request rejects', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('gone')) } });
  await expect(withCrossTabLock(window, 'lock', () => Promise.resolve())).rejects.toThrow('gone');
});

test('without Web Locks every tab runs at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withCrossTabLock(window, 'lock', () => Promise.resolve('token'))).toBe('token');
});
