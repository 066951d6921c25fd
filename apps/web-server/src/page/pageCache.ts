import { LRUCache } from 'lru-cache';

/** Durations in ms since the value was created. */
export interface CacheTimes {
  readonly freshMs: number;
  /** After `freshMs`: usable while it is renewed in the background. */
  readonly staleMs: number;
  /** After `freshMs`: usable when renewal fails. */
  readonly staleIfErrorMs: number;
  /** For a value with missing parts; also the cooldown after a failure. */
  readonly incompleteMs: number;
}

export interface CacheOptions<T> extends CacheTimes {
  readonly maxEntries: number;
  readonly maxBytes: number;
  /** Memory estimate. */
  readonly bytesOf: (value: T) => number;
  /** Monotonic clock. */
  readonly now: () => number;
}

/** `incomplete` is cached briefly, `failed` not at all. */
export interface Outcome<T> {
  readonly value: T;
  readonly result: 'whole' | 'incomplete' | 'failed';
}

/** A value in progress. The cache owns it, so a waiting request cannot abort it. */
export interface PendingValue<T> {
  /** Settles when it no longer waits for a free slot. */
  readonly started: Promise<unknown>;
  readonly finished: Promise<Outcome<T>>;
  readonly partial: () => Promise<T>;
}

export interface CacheHit<T> {
  readonly value: T;
  /** `expired` is usable only when renewal fails. */
  readonly state: 'fresh' | 'incomplete' | 'stale' | 'expired';
  /** How long it may still replace a failure. */
  readonly usableMs: number;
  /** The last renewal failed. */
  readonly isFailing: boolean;
  /** A renewal may be started now. */
  readonly isDue: boolean;
}

interface StoredValue<T> {
  readonly value: T;
  readonly createdAt: number;
}

interface Entry<T> {
  readonly complete?: StoredValue<T> | undefined;
  readonly incomplete?: StoredValue<T> | undefined;
  readonly isFailing: boolean;
  readonly retryAt: number;
}

/** Creates an LRU cache with limits on entries and bytes. */
export function createPageCache<T extends object>(options: CacheOptions<T>) {
  const { freshMs, staleMs, staleIfErrorMs, incompleteMs, maxEntries, maxBytes, bytesOf, now } = options;
  const bytesOfStored = (stored: StoredValue<T> | undefined): number =>
    stored === undefined ? 0 : bytesOf(stored.value);
  const entries = new LRUCache<string, Entry<T>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ complete, incomplete }, key) =>
      Math.max(1, bytesOfStored(complete) + bytesOfStored(incomplete) + 2 * key.length),
  });
  const running = new Map<string, PendingValue<T>>();
  const isKeeping = freshMs + staleMs > 0;

  const store = (key: string, { value, result }: Outcome<T>): void => {
    const stored = { value, createdAt: now() };
    const retryAt = now() + incompleteMs;
    const before = entries.get(key);
    switch (result) {
      case 'whole':
        entries.set(key, { complete: stored, isFailing: false, retryAt: 0 });
        break;
      case 'incomplete':
        entries.set(key, { complete: before?.complete, incomplete: stored, isFailing: false, retryAt });
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
    /** False when the durations are 0. */
    isEnabled: isKeeping,
    find(key: string): CacheHit<T> | undefined {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const { complete, incomplete, isFailing, retryAt } = entry;
      const isDue = now() >= retryAt;
      const age = complete === undefined ? Infinity : now() - complete.createdAt;
      const usableMs = freshMs + staleIfErrorMs - age;
      const found = { usableMs, isFailing, isDue };
      if (complete && age < freshMs) return { ...found, value: complete.value, state: 'fresh' };
      if (complete && age < freshMs + staleMs) return { ...found, value: complete.value, state: 'stale' };
      if (incomplete && now() - incomplete.createdAt < incompleteMs)
        return { ...found, value: incomplete.value, state: 'incomplete' };
      return complete && usableMs > 0 ? { ...found, value: complete.value, state: 'expired' } : undefined;
    },
    /**
     * Starts a value, or joins the one in progress, and caches the outcome. A failed or incomplete outcome
     * replaces no complete value.
     */
    getOrStart(key: string, start: () => PendingValue<T>): PendingValue<T> {
      const known = running.get(key);
      if (known) return known;
      const making = start();
      running.set(key, making);
      const end = (record: () => void): void => {
        // A purge has removed this render.
        if (running.get(key) !== making) return;
        running.delete(key);
        if (isKeeping) record();
      };
      making.finished.then(
        (made) => end(() => store(key, made)),
        () => end(() => fail(key)),
      );
      return making;
    },
    /** Removes matching entries and returns the count. Matching renders in progress will not be cached. */
    purge(matches: (key: string) => boolean): number {
      for (const key of running.keys()) if (matches(key)) running.delete(key);
      return [...entries.keys()].filter((key) => matches(key) && entries.delete(key)).length;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
