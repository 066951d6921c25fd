// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { spareFailure } from '@tv/ui';
import { catchChunkFailures } from './chunkFailures.browser.ts';

/** A part of the app that fails as Vite makes it fail: the window hears of it first, then whoever asked. */
function fail(error: Error): Promise<never> {
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
  );
  return Promise.reject(error);
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('catchChunkFailures', () => {
  it('ERR-13 reloads for a part that somebody needs, and lets him hear of it', async () => {
    const reload = vi.fn(() => true);
    catchChunkFailures(window, reload);
    const needed = new TypeError('needed');
    await expect(fail(needed)).rejects.toBe(needed);
    await nextTurn();
    expect(reload).toHaveBeenCalledExactlyOnceWith(needed);
  });

  it('ERR-13 does not reload for a part that nobody needs yet, however deep he asked', async () => {
    const reload = vi.fn(() => true);
    catchChunkFailures(window, reload);
    const bring = async () => {
      await (async () => await fail(new TypeError('early')))();
    };
    await bring().catch(spareFailure);
    await nextTurn();
    expect(reload).not.toHaveBeenCalled();
  });

  it('ERR-13 reloads for one of two who ask for the same part, where only the other can do without', async () => {
    const reload = vi.fn(() => true);
    catchChunkFailures(window, reload);
    const needed = new TypeError('needed');
    await Promise.all([
      fail(new TypeError('early')).catch(spareFailure),
      fail(needed).catch(() => undefined),
    ]);
    await nextTurn();
    expect(reload).toHaveBeenCalledExactlyOnceWith(needed);
  });
});
