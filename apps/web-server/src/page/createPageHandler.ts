import { runInTrace, type Trace } from '../outgoing/traceContext.ts';
import { canonicalSearch } from './canonicalSearch.ts';
import { createPageAnswers, type PageAnswer, type PageAnswersOptions } from './createPageAnswers.ts';
import { createPageCache, type CacheTimes, type CacheHit, type PendingValue } from './pageCache.ts';
import { OverloadedError, startRender, type RenderOptions } from './startRender.ts';

/**
 * The outcomes in the log. `made` and `incomplete` were rendered in time, `incomplete` with failed parts;
 * `partial` has skeletons for late data; `unavailable` is a 503.
 */
export const PAGE_SOURCES = [
  'fresh',
  'stale',
  'stale-if-error',
  'made',
  'incomplete',
  'partial',
  'unavailable',
  'empty',
  'redirect',
  'overload',
  'failed',
] as const;

export type PageSource = (typeof PAGE_SOURCES)[number];

/** The relevant part of a request, without personal data. */
interface IncomingPageRequest {
  readonly pathname: string;
  readonly search: string;
  readonly elapsedMs: number;
  /** Trace of the service requests of a render. */
  readonly trace: Trace;
}

export interface Page {
  readonly answer: PageAnswer;
  readonly source: PageSource;
}

interface HandledPage {
  readonly routeName: string;
  /** Is a promise if the page must be rendered. */
  readonly page: Page | Promise<Page>;
}

interface PageHandlerOptions extends RenderOptions, Omit<PageAnswersOptions, 'isCacheEnabled'> {
  readonly cache: CacheTimes & { readonly maxEntries: number; readonly maxBytes: number };
}

/** Resolves to undefined on timeout. */
async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), Math.max(0, ms));
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sets status 404. Client-only pages and skeletons have status 200. */
async function toNotFound(page: Page | Promise<Page>): Promise<Page> {
  const { answer, source } = await page;
  return { answer: answer.status === 200 ? { ...answer, status: 404 } : answer, source };
}

/** Creates the function that answers a brand's page requests, from the cache or by a render. */
export function createPageHandler(options: PageHandlerOptions) {
  const { renderer, deadlineMs, report } = options;
  const cache = createPageCache<PageAnswer>({
    ...options.cache,
    now: options.now,
    // Headers and the entry itself.
    bytesOf: ({ body }) => 500 + (body?.bytes ?? 0),
  });
  const answers = createPageAnswers({ ...options, isCacheEnabled: cache.isEnabled });

  const failed: Page = { answer: answers.fallback, source: 'failed' };

  const getOrStart = (
    key: string,
    { pathname, trace }: IncomingPageRequest,
    search: string,
  ): PendingValue<PageAnswer> =>
    cache.getOrStart(key, () =>
      runInTrace(trace, () =>
        startRender(pathname, search, { ...options, answers, isCacheEnabled: cache.isEnabled }),
      ),
    );

  const serveStale = (found: CacheHit<PageAnswer>): Page => ({
    answer: answers.staleIfError(found),
    source: 'stale-if-error',
  });

  /** Waits for a render until the deadline. An older page is preferred to an error or skeletons. */
  const waitFor = async (
    making: PendingValue<PageAnswer>,
    waitMs: number,
    before: CacheHit<PageAnswer> | undefined,
  ): Promise<Page> => {
    const made = await withTimeout(making.finished, waitMs);
    if (made !== undefined && made.result !== 'failed')
      return { answer: made.value, source: made.result === 'whole' ? 'made' : 'incomplete' };
    if (before) return serveStale(before);
    if (made !== undefined)
      return { answer: made.value, source: made.value.status === 503 ? 'unavailable' : 'partial' };
    const partial = await withTimeout(making.partial(), deadlineMs);
    return partial === undefined ? failed : { answer: partial, source: 'partial' };
  };

  const renewInBackground = (key: string, request: IncomingPageRequest, search: string): void => {
    getOrStart(key, request, search).finished.catch(() => undefined);
  };

  const render = async (
    key: string,
    request: IncomingPageRequest,
    search: string,
    before: CacheHit<PageAnswer> | undefined,
  ): Promise<Page> => {
    const making = getOrStart(key, request, search);
    try {
      // The deadline does not include the queue, unless an older page is available.
      if (before === undefined) await making.started;
      return await waitFor(making, deadlineMs - request.elapsedMs, before);
    } catch (error) {
      // `startRender` has reported the error.
      if (before) return serveStale(before);
      return error instanceof OverloadedError ? { answer: answers.fallback, source: 'overload' } : failed;
    }
  };

  const findPage = (request: IncomingPageRequest, query: readonly string[]): Page | Promise<Page> => {
    const search = canonicalSearch(request.search, query);
    const key = `${request.pathname}${search}`;
    const found = cache.find(key);
    if (found?.state === 'fresh' || found?.state === 'incomplete')
      return { answer: found.value, source: found.state };
    if (found && (found.state === 'stale' || found.isFailing)) {
      if (found.isDue) renewInBackground(key, request, search);
      return found.state === 'stale' ? { answer: found.value, source: 'stale' } : serveStale(found);
    }
    return render(key, request, search, found);
  };

  return {
    getCacheUsage: () => ({ entries: cache.size, bytes: cache.bytes }),
    /** Removes cached pages and returns the count. Undefined matches all paths. */
    purge: (pathname?: string): number =>
      cache.purge((key) => pathname === undefined || key.split('?', 1)[0] === pathname),
    handlePage: (request: IncomingPageRequest): HandledPage => {
      try {
        const route = renderer.route(request.pathname, request.search);
        if (route.kind === 'redirect')
          return { routeName: 'redirect', page: { answer: answers.redirect(route), source: 'redirect' } };
        const { routeName, isNotFound } = route;
        const page: Page | Promise<Page> =
          route.kind === 'empty'
            ? { answer: answers.clientOnly, source: 'empty' }
            : findPage(request, route.query);
        return { routeName, page: isNotFound ? toNotFound(page) : page };
      } catch (error) {
        report(error, request.pathname);
        return { routeName: 'unknown', page: failed };
      }
    },
  };
}
