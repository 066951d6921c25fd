// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithPreload, type LazyModule } from './lazyWithPreload.ts';
import { useLazyModule, type LoadPriority } from './useLazyModule.browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const failure = () => new TypeError('Failed to fetch dynamically imported module: /assets/later.js');

/** Renders the hook; tests change its priority or wait. */
function renderHarness(module: LazyModule<string>, onLoadError?: () => void) {
  const { result, rerender } = renderHook(
    (priority: LoadPriority) => useLazyModule(module, priority, onLoadError) ?? 'nothing',
    { initialProps: 'none' },
  );
  return {
    async need(priority: LoadPriority) {
      await act(() => Promise.resolve(rerender(priority)));
      return result.current;
    },
    async wait(ms: number) {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return result.current;
    },
  };
}

describe('useLazyModule', () => {
  it('loads a module only when it is needed, and then waits until the browser is idle', async () => {
    const load = vi.fn(() => Promise.resolve('end'));
    const part = renderHarness(lazyWithPreload(load));
    await part.need('none');
    expect(await part.wait(60_000)).toBe('nothing');
    expect(load).not.toHaveBeenCalled();
    expect(await part.need('soon')).toBe('nothing');
    expect(await part.wait(1000)).toBe('end');
  });

  it('loads a module at once with priority now, and keeps it', async () => {
    const part = renderHarness(lazyWithPreload(() => Promise.resolve('end')));
    expect(await part.need('now')).toBe('end');
    expect(await part.need('none')).toBe('end');
  });

  it('returns a loaded module in the first render', async () => {
    const script = lazyWithPreload(() => Promise.resolve('end'));
    await script();
    expect(await renderHarness(script).need('none')).toBe('end');
  });

  it('retries a module that failed to load, and reports the error with priority now', async () => {
    const load = vi.fn(() => Promise.resolve('end')).mockRejectedValueOnce(failure());
    const onLoadError = vi.fn();
    const part = renderHarness(lazyWithPreload(load), onLoadError);
    await part.need('soon');
    await part.wait(1000);
    expect(onLoadError).not.toHaveBeenCalled();
    load.mockRejectedValueOnce(failure());
    // The priority rises before the retry is due.
    expect(await part.need('now')).toBe('nothing');
    expect(onLoadError).toHaveBeenCalledOnce();
    expect(await part.wait(5000)).toBe('end');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('does not retry after unmounting', async () => {
    const load = vi.fn(() => Promise.reject(failure()));
    const part = renderHarness(lazyWithPreload(load));
    await part.need('now');
    await part.need('none');
    await part.wait(60_000);
    expect(load).toHaveBeenCalledOnce();
  });
});
