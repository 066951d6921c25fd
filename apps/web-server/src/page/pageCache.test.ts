import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageCache, type Outcome } from './pageCache.ts';

const TIMES = { freshMs: 10_000, staleMs: 60_000, staleIfErrorMs: 3_600_000, incompleteMs: 5000 };

/** Returns a cache with a fake clock. */
function cacheOf<T extends object>(bytesOf: (value: T) => number = () => 1) {
  const clock = { now: 0 };
  const cache = createPageCache<T>({
    ...TIMES,
    maxEntries: 10,
    maxBytes: 1000,
    bytesOf,
    now: () => clock.now,
  });
  const make = (key: string, made: () => Promise<Outcome<T>>) =>
    cache.getOrStart(key, () => ({
      started: Promise.resolve(),
      finished: made(),
      partial: () => Promise.reject(new Error('Not requested')),
    })).finished;
  return { cache, clock, make };
}

describe('createPageCache', () => {
  it('never exceeds its limits and never returns an expired value', async () => {
    const step = fc.record({ key: fc.nat(30), size: fc.nat(400), pauseMs: fc.nat(300_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 200 }), async (steps) => {
        const { cache, clock, make } = cacheOf<{ bytes: number; at: number }>(({ bytes }) => bytes);
        for (const { key, size, pauseMs } of steps) {
          clock.now += pauseMs;
          const found = cache.find(String(key));
          if (found) {
            const { freshMs, staleMs, staleIfErrorMs } = TIMES;
            const oldest = { fresh: freshMs, stale: freshMs + staleMs, expired: freshMs + staleIfErrorMs };
            expect(found.state).not.toBe('incomplete');
            expect(clock.now - found.value.at).toBeLessThan(oldest[found.state as keyof typeof oldest]);
          }
          await make(String(key), () =>
            Promise.resolve({ value: { bytes: size, at: clock.now }, result: 'whole' }),
          );
          expect(cache.size).toBeLessThanOrEqual(10);
          expect(cache.bytes).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  it('keeps the last complete value through failures, with a cooldown', async () => {
    const { cache, clock, make } = cacheOf();
    const fail = () => Promise.reject(new Error('no'));
    await expect(make('a', fail)).rejects.toThrow('no');
    expect(cache.find('a')).toBeUndefined();
    const good = {};
    await make('a', () => Promise.resolve({ value: good, result: 'whole' }));
    clock.now = 75_000;
    expect(cache.find('a')).toMatchObject({ value: good, state: 'expired', isFailing: false, isDue: true });
    await expect(make('a', fail)).rejects.toThrow('no');
    expect(cache.find('a')).toMatchObject({ value: good, state: 'expired', isFailing: true, isDue: false });
    clock.now += 5000;
    expect(cache.find('a')).toMatchObject({ isDue: true });
    clock.now = 3_609_999;
    expect(cache.find('a')).toMatchObject({ value: good, usableMs: 1 });
    clock.now += 1;
    expect(cache.find('a')).toBeUndefined();
  });

  it('prefers an incomplete value to an expired complete one for a short time, and keeps both', async () => {
    const { cache, clock, make } = cacheOf();
    const [complete, incomplete] = [{}, {}];
    await make('a', () => Promise.resolve({ value: complete, result: 'whole' }));
    clock.now = 20_000;
    await make('a', () => Promise.resolve({ value: incomplete, result: 'incomplete' }));
    expect(cache.find('a')).toMatchObject({ value: complete, state: 'stale', isDue: false });
    clock.now = 80_000;
    await make('a', () => Promise.resolve({ value: incomplete, result: 'incomplete' }));
    expect(cache.find('a')).toMatchObject({ value: incomplete, state: 'incomplete' });
    clock.now += 5000;
    expect(cache.find('a')).toMatchObject({ value: complete, state: 'expired', isDue: true });
  });
});
