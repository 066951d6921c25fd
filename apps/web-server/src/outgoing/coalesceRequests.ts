import { LRUCache } from 'lru-cache';
import type { ApiFetchInit } from '@tv/app-shell/pageRenderer';
import { createServiceResponse, type ServiceFetch, type ServiceResponse } from './serviceFetch.ts';

/** Includes the body. */
const CALL_TIMEOUT_MS = 10_000;

/** Limits for all services together. */
const MAX_RESPONSES = 1000;
const MAX_BYTES = 32 * 1024 * 1024;

/** The header counts seconds. */
const DATE_PRECISION_MS = 1000;

interface CachedResponse {
  readonly response: ServiceResponse;
  readonly at: number;
}

export interface CoalesceOptions {
  readonly fetch: ServiceFetch;
  /** 0 disables sharing. */
  readonly ttlMs: number;
  /** Monotonic clock. */
  readonly now: () => number;
}

/** Headers of a personal request, and of one that bypasses caches. */
const UNSHARED_HEADERS = new Set(['authorization', 'cookie', 'cache-control']);

/**
 * Returns the URL and headers of a shareable request. Undefined for other methods than GET, personal
 * requests and requests that bypass caches.
 */
function requestKey(url: string, { method = 'GET', headers = {}, cache }: ApiFetchInit): string | undefined {
  const isUnshared = Object.keys(headers).some((name) => UNSHARED_HEADERS.has(name.toLowerCase()));
  if (method !== 'GET' || cache !== undefined || isUnshared) return undefined;
  return JSON.stringify([url, headers]);
}

/** Waits for a promise; rejects if the signal aborts first. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    // Node retains the signals of past requests.
    signal.removeEventListener('abort', end);
  }
}

/**
 * Wraps `fetch` so that equal concurrent requests share one response, which is then cached for `ttlMs`. An
 * abort only affects its own caller. Of errors, only 404 is cached. `purge` clears the cache, and
 * requests in progress are not cached.
 */
export function coalesceRequests({ fetch, ttlMs, now }: CoalesceOptions) {
  const cached = new LRUCache<string, CachedResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    // Two bytes a character, and 500 for headers.
    sizeCalculation: ({ response: { body } }, key) => 2 * (body.length + key.length) + 500,
  });
  const running = new Map<string, Promise<CachedResponse>>();
  /** Part of each cache key; a purge increments it, which invalidates requests in progress. */
  let generation = 0;

  const call = async (key: string, url: string, init: ApiFetchInit): Promise<CachedResponse> => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    const answer = { response, at: now() };
    if (response.ok || response.status === 404) cached.set(key, answer);
    return answer;
  };

  const responseOf = ({ at, response }: CachedResponse): ServiceResponse => {
    if (now() - at < DATE_PRECISION_MS) return response;
    const { status, fields, body } = response;
    // It would set clocks wrong.
    return createServiceResponse(status, { ...fields, date: undefined }, body);
  };

  const coalescedFetch: ServiceFetch = async (url, init = {}) => {
    const request = requestKey(url, init);
    if (ttlMs === 0 || request === undefined) return fetch(url, init);
    const key = `${generation} ${request}`;
    const known = cached.get(key);
    if (known !== undefined && now() - known.at < ttlMs) return responseOf(known);
    let answer = running.get(key);
    if (answer === undefined) {
      answer = call(key, url, init).finally(() => running.delete(key));
      running.set(key, answer);
    }
    return responseOf(await (init.signal ? untilAborted(answer, init.signal) : answer));
  };
  return {
    fetch: coalescedFetch,
    purge: (): void => {
      generation += 1;
      cached.clear();
    },
  };
}
