import { LRUCache } from 'lru-cache';

/** How long what was made may be used, ms: as it is, and after that while somebody makes it anew. */
export interface CacheTimes {
  readonly freshMs: number;
  readonly staleMs: number;
}

export interface CacheOptions<T> extends CacheTimes {
  readonly maxEntries: number;
  readonly maxBytes: number;
  /** What a value takes of memory. */
  readonly bytesOf: (value: T) => number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** What came of making a value: one that is not kept is for those who waited for it together. */
export interface Made<T> {
  readonly value: T;
  readonly isKept: boolean;
}

export interface Found<T> {
  readonly value: T;
  readonly source: 'fresh' | 'stale' | 'made';
}

export interface PageCache<T> {
  /**
   * The value under a key. It is made at most once at a time, however many ask; and while one that is still good enough
   * is made anew, nobody waits. A making that fails or is not to be kept leaves what was there until that is too old.
   */
  get(key: string, make: () => Promise<Made<T>>): Promise<Found<T>>;
  readonly size: number;
  readonly bytes: number;
}

/** A cache that is bounded in entries and in bytes; what was not asked for the longest goes first. */
export function createPageCache<T extends object>(options: CacheOptions<T>): PageCache<T> {
  const { freshMs, staleMs, maxEntries, maxBytes, bytesOf, now } = options;
  const entries = new LRUCache<string, { readonly value: T; readonly madeAt: number }>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => Math.max(1, bytesOf(value) + 2 * key.length),
  });
  const making = new Map<string, Promise<T>>();
  const isKeeping = freshMs + staleMs > 0;

  const start = (key: string, make: () => Promise<Made<T>>): Promise<T> => {
    const running = making.get(key);
    if (running !== undefined) return running;
    const promise = make()
      .then(({ value, isKept }) => {
        if (isKept && isKeeping) entries.set(key, { value, madeAt: now() });
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };

  return {
    async get(key, make) {
      const entry = entries.get(key);
      const age = entry === undefined ? Infinity : now() - entry.madeAt;
      if (entry !== undefined && age < freshMs) return { value: entry.value, source: 'fresh' };
      if (entry !== undefined && age < freshMs + staleMs) {
        // Whoever makes it has reported the failure; here the next request tries again.
        start(key, make).catch(() => undefined);
        return { value: entry.value, source: 'stale' };
      }
      return { value: await start(key, make), source: 'made' };
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
