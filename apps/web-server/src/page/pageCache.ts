import { LRUCache } from 'lru-cache';

/** How long a value may be used, ms, from when it was made. */
export interface CacheTimes {
  /** As it is. */
  readonly freshMs: number;
  /** After `freshMs`: while it is renewed in the background. */
  readonly staleMs: number;
  /** After `freshMs`: where no newer one can be made. */
  readonly staleIfErrorMs: number;
  /** A value that lacks a part; also the pause before a value whose making failed is made again. */
  readonly incompleteMs: number;
}

export interface CacheOptions<T> extends CacheTimes {
  readonly maxEntries: number;
  readonly maxBytes: number;
  /** Memory that a value takes. */
  readonly bytesOf: (value: T) => number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** A value that was made: `whole`, `incomplete` (kept briefly), or `failed` (kept not at all). */
export interface Made<T> {
  readonly value: T;
  readonly result: 'whole' | 'incomplete' | 'failed';
}

/** The making of a value. It belongs to the cache: no request that waits for it can end it. */
export interface Making<T> {
  readonly finished: Promise<Made<T>>;
  /** What there is of the value so far. */
  readonly partial: () => Promise<T>;
}

export interface Found<T> {
  readonly value: T;
  /** `incomplete` may be used as it is; `expired` only where no newer one can be made. */
  readonly state: 'fresh' | 'incomplete' | 'stale' | 'expired';
  /** How much longer it may replace a failure, ms. */
  readonly usableMs: number;
  /** The last attempt to make a newer one failed. */
  readonly isFailing: boolean;
  /** Whether a newer one is to be made now. */
  readonly isDue: boolean;
}

export interface PageCache<T> {
  /** Whether anything is kept; false when the times are 0. */
  readonly isKeeping: boolean;
  find(key: string): Found<T> | undefined;
  /**
   * Makes the value of a key, at most once at a time: a second call joins the first. The value is kept when it is
   * finished. A failure, or a value that lacks a part, leaves a whole one of before in place.
   */
  make(key: string, start: () => Making<T>): Making<T>;
  readonly size: number;
  readonly bytes: number;
}

interface Kept<T> {
  readonly value: T;
  readonly madeAt: number;
}

interface Entry<T> {
  readonly whole?: Kept<T> | undefined;
  readonly incomplete?: Kept<T> | undefined;
  readonly isFailing: boolean;
  readonly retryAt: number;
}

/** A cache that is bounded in entries and in bytes; the least recently used entry goes first. */
export function createPageCache<T extends object>(options: CacheOptions<T>): PageCache<T> {
  const { freshMs, staleMs, staleIfErrorMs, incompleteMs, maxEntries, maxBytes, bytesOf, now } = options;
  const bytesOfKept = (kept: Kept<T> | undefined): number => (kept === undefined ? 0 : bytesOf(kept.value));
  const entries = new LRUCache<string, Entry<T>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ whole, incomplete }, key) =>
      Math.max(1, bytesOfKept(whole) + bytesOfKept(incomplete) + 2 * key.length),
  });
  const running = new Map<string, Making<T>>();
  const isKeeping = freshMs + staleMs > 0;

  const keep = (key: string, { value, result }: Made<T>): void => {
    const kept = { value, madeAt: now() };
    const retryAt = now() + incompleteMs;
    const before = entries.get(key);
    switch (result) {
      case 'whole':
        entries.set(key, { whole: kept, isFailing: false, retryAt: 0 });
        break;
      case 'incomplete':
        entries.set(key, { whole: before?.whole, incomplete: kept, isFailing: false, retryAt });
        break;
      case 'failed':
        fail(key);
    }
  };

  const fail = (key: string): void => {
    const before = entries.get(key);
    if (before) entries.set(key, { ...before, isFailing: true, retryAt: now() + incompleteMs });
  };

  return {
    isKeeping,
    find(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const { whole, incomplete, isFailing, retryAt } = entry;
      const isDue = now() >= retryAt;
      const age = whole === undefined ? Infinity : now() - whole.madeAt;
      const usableMs = freshMs + staleIfErrorMs - age;
      const found = { usableMs, isFailing, isDue };
      if (whole && age < freshMs) return { ...found, value: whole.value, state: 'fresh' };
      if (whole && age < freshMs + staleMs) return { ...found, value: whole.value, state: 'stale' };
      if (incomplete && now() - incomplete.madeAt < incompleteMs)
        return { ...found, value: incomplete.value, state: 'incomplete' };
      return whole && usableMs > 0 ? { ...found, value: whole.value, state: 'expired' } : undefined;
    },
    make(key, start) {
      const known = running.get(key);
      if (known) return known;
      const making = start();
      running.set(key, making);
      const end = (record: () => void): void => {
        running.delete(key);
        if (isKeeping) record();
      };
      making.finished.then(
        (made) => end(() => keep(key, made)),
        () => end(() => fail(key)),
      );
      return making;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
