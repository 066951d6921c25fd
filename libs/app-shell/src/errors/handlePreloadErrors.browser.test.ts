// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { markNonCritical } from '@tv/lazy';
import { recordListeners } from '../testing/recordListeners.ts';
import { handlePreloadErrors } from './handlePreloadErrors.browser.ts';

/** Fails as Vite does: dispatches the event, then rejects. */
function fail(error: Error): Promise<never> {
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
  );
  return Promise.reject(error);
}

// The tests share a window, so remove their listeners.
beforeEach(() => onTestFinished(recordListeners()));

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('handlePreloadErrors', () => {
  it('ERR-13 reloads the page for a critical module and rejects its import', async () => {
    const reload = vi.fn(() => true);
    handlePreloadErrors(window, reload);
    const needed = new TypeError('needed');
    await expect(fail(needed)).rejects.toBe(needed);
    await nextTurn();
    expect(reload).toHaveBeenCalledExactlyOnceWith(needed);
  });

  it('ERR-13 does not reload the page for a non-critical module, however deep the import', async () => {
    const reload = vi.fn(() => true);
    handlePreloadErrors(window, reload);
    const loadModule = async () => {
      await (async () => await fail(new TypeError('early')))();
    };
    await loadModule().catch(markNonCritical);
    await nextTurn();
    expect(reload).not.toHaveBeenCalled();
  });

  it('ERR-13 reloads the page when only one of two imports of a module is non-critical', async () => {
    const reload = vi.fn(() => true);
    handlePreloadErrors(window, reload);
    const needed = new TypeError('needed');
    await Promise.all([
      fail(new TypeError('early')).catch(markNonCritical),
      fail(needed).catch(() => undefined),
    ]);
    await nextTurn();
    expect(reload).toHaveBeenCalledExactlyOnceWith(needed);
  });
});
