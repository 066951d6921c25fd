import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChunkReload, isChunkLoadError, storedReloadTime } from './chunkReload.browser.ts';

type ReloadStorage = Pick<Storage, 'getItem' | 'setItem'>;

afterEach(() => void vi.useRealTimers());

function memoryOf(entries: Record<string, string> = {}): ReloadStorage & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => void (entries[key] = value),
  };
}

/** Returns the guarded reload of a page at a time of the device clock. */
function pageAt(now: number, memory: ReloadStorage | (() => never)) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const reload = vi.fn();
  const reporter = { error: vi.fn(), warn: vi.fn() };
  const page = {
    location: { reload },
    get sessionStorage() {
      return typeof memory === 'function' ? memory() : memory;
    },
  };
  return { reload, reporter, reloadForChunk: createChunkReload(page as unknown as Window, reporter) };
}

function attempt(now: number, memory: ReloadStorage | (() => never)) {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const { reloadForChunk, ...page } = pageAt(now, memory);
  return { ...page, reloaded: reloadForChunk(error), error };
}

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://x/assets/a.js',
    'error loading dynamically imported module: http://x/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
    'Loading CSS chunk 7 failed',
  ])('ERR-13 recognises a script or style sheet that failed to load: %s', (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true);
  });

  it('rejects other errors', () => {
    expect(isChunkLoadError(new TypeError('x is not a function'))).toBe(false);
    expect(isChunkLoadError('Importing a module script failed.')).toBe(false);
  });
});

describe('createChunkReload', () => {
  it('ERR-13 ERR-15 reloads the page and stores the time', () => {
    const memory = memoryOf();
    const { reload, reporter } = attempt(50_000, memory);
    expect(reload).toHaveBeenCalledOnce();
    expect(memory.entries).toEqual({ [storedReloadTime.key]: '50000' });
    expect(reporter.error).not.toHaveBeenCalled();
  });

  it('ERR-14 only logs a second error within 10 s', () => {
    const memory = memoryOf({ [storedReloadTime.key]: '50000' });
    const { reload, reporter, error, reloaded } = attempt(59_999, memory);
    expect(reloaded).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(reporter.error).toHaveBeenCalledWith(error, 'chunk.load');
  });

  it('ERR-14 reloads the page again after 10 s', () => {
    expect(attempt(60_000, memoryOf({ [storedReloadTime.key]: '50000' })).reload).toHaveBeenCalledOnce();
  });

  it('ERR-15 ignores an unreadable stored time', () => {
    expect(attempt(60_000, memoryOf({ [storedReloadTime.key]: 'soon' })).reload).toHaveBeenCalledOnce();
  });

  it('ERR-14 ignores a stored time in the future', () => {
    expect(attempt(50_000, memoryOf({ [storedReloadTime.key]: '50001' })).reload).toHaveBeenCalledOnce();
  });

  it('ERR-14 never reloads the page when the time cannot be stored', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const forgetful: ReloadStorage = { getItem: () => null, setItem: () => undefined };
    const full: ReloadStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const memory of [blocked, forgetful, full]) {
      const { reload, reporter } = attempt(0, memory);
      expect(reload).not.toHaveBeenCalled();
      expect(reporter.error).toHaveBeenCalledOnce();
    }
  });
});

it('ERR-13 reports a second error during the reload as reloading, without logging', () => {
  const { reload, reporter, reloadForChunk } = pageAt(50_000, memoryOf());
  const error = new TypeError('Importing a module script failed.');
  expect([reloadForChunk(error), reloadForChunk(error)]).toEqual([true, true]);
  expect(reload).toHaveBeenCalledOnce();
  expect(reporter.error).not.toHaveBeenCalled();
});
