// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lateScript, type LateScript } from './lateScript.ts';
import { isSparedFailure } from './sparedFailure.ts';
import { useLateScript, type LateNeed } from './useLateScript.browser.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => void vi.useRealTimers());

const failure = () => new TypeError('Failed to fetch dynamically imported module: /assets/later.js');

/** A part of a page that shows what a script brings. */
function partOf(script: LateScript<string>, onLack?: () => void) {
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  function Part({ need }: { readonly need: LateNeed }) {
    return useLateScript(script, need, onLack) ?? 'nothing';
  }
  const shown = () => place.textContent;
  return {
    shown,
    async need(need: LateNeed) {
      await act(() => Promise.resolve(root.render(<Part need={need} />)));
      return shown();
    },
    async wait(ms: number) {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return shown();
    },
  };
}

describe('useLateScript', () => {
  it('brings nothing until it is needed, then waits until the browser is idle', async () => {
    const load = vi.fn(() => Promise.resolve('end'));
    const part = partOf(lateScript(load));
    await part.need('none');
    expect(await part.wait(60_000)).toBe('nothing');
    expect(load).not.toHaveBeenCalled();
    expect(await part.need('soon')).toBe('nothing');
    expect(await part.wait(1000)).toBe('end');
  });

  it('brings it at once for who waits, and keeps it', async () => {
    const part = partOf(lateScript(() => Promise.resolve('end')));
    expect(await part.need('now')).toBe('end');
    expect(await part.need('none')).toBe('end');
  });

  it('has what is at hand with the first drawing', async () => {
    const script = lateScript(() => Promise.resolve('end'));
    await script();
    expect(await partOf(script).need('none')).toBe('end');
  });

  it('asks again for what could not be had, and tells who waits of it', async () => {
    const load = vi.fn(() => Promise.resolve('end')).mockRejectedValueOnce(failure());
    const onLack = vi.fn();
    const part = partOf(lateScript(load), onLack);
    await part.need('soon');
    await part.wait(1000);
    expect(onLack).not.toHaveBeenCalled();
    load.mockRejectedValueOnce(failure());
    // Somebody wants it before its time has come again.
    expect(await part.need('now')).toBe('nothing');
    expect(onLack).toHaveBeenCalledOnce();
    expect(await part.wait(5000)).toBe('end');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('asks for nothing when it is gone', async () => {
    const load = vi.fn(() => Promise.reject(failure()));
    const part = partOf(lateScript(load));
    await part.need('now');
    await part.need('none');
    await part.wait(60_000);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('lateScript', () => {
  it('spares the failure of a script that the page goes on without', async () => {
    const lost = failure();
    await expect(lateScript(() => Promise.reject(lost))()).rejects.toBe(lost);
    expect(isSparedFailure(lost)).toBe(true);
  });
});
