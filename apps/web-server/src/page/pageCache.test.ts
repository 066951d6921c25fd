import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageCache } from './pageCache.ts';

const FRESH_MS = 10_000;
const STALE_MS = 60_000;

describe('createPageCache', () => {
  it('never has more entries or bytes than it may, and never serves what is too old', async () => {
    const step = fc.record({ key: fc.nat(30), size: fc.nat(400), pauseMs: fc.nat(30_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 200 }), async (steps) => {
        let now = 0;
        const cache = createPageCache<{ bytes: number; at: number }>({
          freshMs: FRESH_MS,
          staleMs: STALE_MS,
          maxEntries: 10,
          maxBytes: 1000,
          bytesOf: ({ bytes }) => bytes,
          now: () => now,
        });
        for (const { key, size, pauseMs } of steps) {
          now += pauseMs;
          const value = { bytes: size, at: now };
          const found = await cache.get(String(key), () => Promise.resolve({ value, isKept: true }));
          const age = now - found.value.at;
          expect(age).toBeLessThan({ fresh: FRESH_MS, stale: FRESH_MS + STALE_MS, made: 1 }[found.source]);
          expect(cache.size).toBeLessThanOrEqual(10);
          expect(cache.bytes).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  it('makes again what failed, also while an old one is served', async () => {
    let now = 0;
    let makes = 0;
    const cache = createPageCache<object>({
      freshMs: FRESH_MS,
      staleMs: STALE_MS,
      maxEntries: 10,
      maxBytes: 1000,
      bytesOf: () => 1,
      now: () => now,
    });
    const fail = () => {
      makes += 1;
      return Promise.reject(new Error('no'));
    };
    await expect(cache.get('a', fail)).rejects.toThrow('no');
    await expect(cache.get('a', fail)).rejects.toThrow('no');
    const good = {};
    await cache.get('a', () => Promise.resolve({ value: good, isKept: true }));
    now = 20_000;
    expect(await cache.get('a', fail)).toEqual({ value: good, source: 'stale' });
    await Promise.resolve();
    expect(await cache.get('a', fail)).toEqual({ value: good, source: 'stale' });
    expect(makes).toBe(4);
  });
});
