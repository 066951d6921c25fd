// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWhenIdle } from './earlyLoading.browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('runWhenIdle', () => {
  it('runs a task when the browser is idle', () => {
    const idle: IdleRequestCallback[] = [];
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => idle.push(run));
    const run = vi.fn();
    runWhenIdle(run);
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
    idle[0]?.({ didTimeout: false, timeRemaining: () => 10 });
    expect(run).toHaveBeenCalledExactlyOnceWith();
  });

  it('does not run a cancelled task', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    runWhenIdle(vi.fn())();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('runs a task after a delay without requestIdleCallback', () => {
    const run = vi.fn();
    const ended = vi.fn();
    runWhenIdle(run);
    runWhenIdle(ended)();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
  });
});
