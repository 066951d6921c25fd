import { LRUCache } from 'lru-cache';
import type { LoadFetch, LoadedResponse } from './loadResponse.ts';

/** Includes the body. */
const CALL_TIMEOUT_MS = 10_000;

/** Limits for all services together. */
const MAX_RESPONSES = 1000;
const MAX_BYTES = 32 * 1024 * 1024;

/** The header counts seconds. */
const DATE_PRECISION_MS = 1000;

const WITHOUT_BODY = new Set([204, 205, 304]);

interface CachedResponse extends LoadedResponse {
  readonly at: number;
}

export interface CoalesceOptions {
  readonly fetch: LoadFetch;
  /** 0 disables sharing. */
  readonly ttlMs: number;
  /** Monotonic clock. */
  readonly now: () => number;
}

/**
 * Returns the URL and headers of a shareable request. Undefined for other methods than GET, personal
 * requests and requests that bypass caches.
 */
function requestKey(input: Parameters<typeof fetch>[0], init: RequestInit): string | undefined {
  if (input instanceof Request) return undefined;
  const headers = new Headers(init.headers);
  const isPersonal = headers.has('authorization') || headers.has('cookie');
  const isUncached = init.cache !== undefined || headers.has('cache-control');
  if ((init.method ?? 'GET') !== 'GET' || isPersonal || isUncached) return undefined;
  return JSON.stringify([String(input), ...headers]);
}

const createResponse = ({ status, headers, body }: LoadedResponse): Response =>
  new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });

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
    sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + 500,
  });
  const running = new Map<string, Promise<CachedResponse>>();
  /** Part of each cache key; a purge increments it, which invalidates requests in progress. */
  let generation = 0;

  const call = async (key: string, input: string | URL, init: RequestInit): Promise<CachedResponse> => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    const answer = { ...response, at: now() };
    if (response.ok || response.status === 404) cached.set(key, answer);
    return answer;
  };

  const responseOf = ({ at, ...response }: CachedResponse): Response => {
    const headers = new Headers(response.headers);
    // It would set clocks wrong.
    if (now() - at >= DATE_PRECISION_MS) headers.delete('date');
    return createResponse({ ...response, headers });
  };

  const coalescedFetch: typeof globalThis.fetch = async (input, init = {}) => {
    const request = requestKey(input, init);
    if (ttlMs === 0 || request === undefined || input instanceof Request) {
      return createResponse(await fetch(input, init));
    }
    const key = `${generation} ${request}`;
    const known = cached.get(key);
    if (known !== undefined && now() - known.at < ttlMs) return responseOf(known);
    let answer = running.get(key);
    if (answer === undefined) {
      answer = call(key, input, init).finally(() => running.delete(key));
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
