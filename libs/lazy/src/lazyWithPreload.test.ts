import { afterEach, describe, expect, it, vi } from 'vitest';
import { isNonCritical, lazyWithPreload, rejectHangingImports } from './lazyWithPreload.ts';

afterEach(() => void vi.useRealTimers());

describe('lazyWithPreload', () => {
  it('retries a failed load', async () => {
    const load = vi.fn(() => Promise.resolve('page')).mockRejectedValueOnce(new TypeError('offline'));
    const script = lazyWithPreload(load);
    await expect(script()).rejects.toThrow('offline');
    await expect(script()).resolves.toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the loaded module', async () => {
    const script = lazyWithPreload(() => Promise.resolve('page'));
    expect(script.current()).toBeUndefined();
    await script();
    expect(script.current()).toBe('page');
  });

  it('ERR-13 never resolves after a style sheet error', async () => {
    const failure = new Error('Unable to preload CSS for /assets/page.css');
    const script = lazyWithPreload(vi.fn(() => Promise.resolve('bare')).mockRejectedValueOnce(failure));
    await expect(script()).rejects.toBe(failure);
    await expect(script()).rejects.toBe(failure);
    expect(script.current()).toBeUndefined();
  });

  it('ERR-13 shares a load between simultaneous calls, so that none resolves without its style sheet', async () => {
    const failure = new Error('Unable to preload CSS for /assets/page.css');
    // Vite requests a style sheet once: a second import resolves while the first still waits for it.
    const script = lazyWithPreload(vi.fn(() => Promise.resolve('bare')).mockRejectedValueOnce(failure));
    const results = await Promise.allSettled([script(), script()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(script.current()).toBeUndefined();
  });

  it('ERR-13 marks an error as non-critical if the module is', async () => {
    const failure = new TypeError('offline');
    await expect(lazyWithPreload(() => Promise.reject(failure), { critical: false })()).rejects.toBe(failure);
    expect(isNonCritical(failure)).toBe(true);
    const fatal = new TypeError('offline');
    await expect(lazyWithPreload(() => Promise.reject(fatal))()).rejects.toBe(fatal);
    expect(isNonCritical(fatal)).toBe(false);
  });

  it('ERR-13 an import that hangs after the page was restored rejects with a chunk-load error, for good', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => new Promise<string>(() => undefined));
    const script = lazyWithPreload(load);
    const result = script().catch((error: unknown) => error);
    rejectHangingImports();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toMatchObject({ name: 'ChunkLoadError' });
    await expect(script()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('ERR-13 an import that ends after the page was restored is used', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<string>();
    const script = lazyWithPreload(() => promise);
    const result = script();
    rejectHangingImports();
    await vi.advanceTimersByTimeAsync(4999);
    resolve('page');
    expect(await result).toBe('page');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await script()).toBe('page');
  });
});
