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
export interface Made<T> {
  readonly value: T;
  readonly result: 'whole' | 'incomplete' | 'failed';
}

/** A value in progress. The cache owns it, so a waiting request cannot abort it. */
export interface Making<T> {
  readonly finished: Promise<Made<T>>;
  readonly partial: () => Promise<T>;
}

export interface Found<T> {
  readonly value: T;
  /** `expired` is usable only when renewal fails. */
  readonly state: 'fresh' | 'incomplete' | 'stale' | 'expired';
  /** How long it may still replace a failure. */
  readonly usableMs: number;
  readonly isFailing: boolean;
  readonly isDue: boolean;
}

export interface PageCache<T> {
  /** False when the durations are 0. */
  readonly isKeeping: boolean;
  find(key: string): Found<T> | undefined;
  /**
   * Starts a value, or joins the one in progress, and caches the outcome. A failed or incomplete outcome
   * replaces no complete value.
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

/** An LRU cache with limits on entries and bytes. */
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
