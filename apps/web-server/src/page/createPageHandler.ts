import type { Manifest } from './buildManifest.ts';
import { canonicalSearch } from './canonicalSearch.ts';
import { createPageAnswers, type PageAnswer } from './createPageAnswers.ts';
import { createPageCache, type CacheTimes, type CacheHit, type PendingValue } from './pageCache.ts';
import type { PageTemplate } from './pageTemplate.ts';
import { OverloadedError, startRender, type RenderOptions } from './startRender.ts';

/**
 * The outcome in the log. `made` and `incomplete` were rendered in time, `incomplete` with failed parts;
 * `partial` has skeletons for late data; `unavailable` is a 503.
 */
export type PageSource =
  | 'fresh'
  | 'stale'
  | 'stale-if-error'
  | 'made'
  | 'incomplete'
  | 'partial'
  | 'unavailable'
  | 'empty'
  | 'redirect'
  | 'overload'
  | 'failed';

/** The relevant part of a request, without personal data. */
interface IncomingPageRequest {
  readonly pathname: string;
  readonly search: string;
  readonly elapsedMs: number;
}

interface PageHandlerOptions extends RenderOptions {
  readonly template: PageTemplate;
  readonly manifest: Manifest;
  /** Sent with every page, such as preconnect. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: CacheTimes & { readonly maxEntries: number; readonly maxBytes: number };
  readonly maxPageBytes: number;
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

/**
 * Creates the handler of a brand's page requests: redirects, rendered and cached pages, client-only pages. It
 * returns the response, its source and the name of its route.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { renderer, deadlineMs, report } = options;
  const cache = createPageCache<PageAnswer>({
    ...options.cache,
    now: options.now,
    // Headers and the entry itself.
    bytesOf: ({ body }) => 500 + (body?.bytes ?? 0),
  });
  const answers = createPageAnswers({ ...options, isCacheEnabled: cache.isEnabled });

  const getOrStart = (key: string, pathname: string, search: string): PendingValue<PageAnswer> =>
    cache.getOrStart(key, () =>
      startRender(pathname, search, { ...options, answers, isCacheEnabled: cache.isEnabled }),
    );

  const serveStale = (found: CacheHit<PageAnswer>): readonly [PageAnswer, PageSource] => [
    answers.staleIfError(found),
    'stale-if-error',
  ];

  /** Waits for a render until the deadline. An older page is preferred to an error or skeletons. */
  const waitFor = async (
    making: PendingValue<PageAnswer>,
    waitMs: number,
    before: CacheHit<PageAnswer> | undefined,
  ): Promise<readonly [PageAnswer, PageSource]> => {
    const made = await withTimeout(making.finished, waitMs);
    if (made !== undefined && made.result !== 'failed')
      return [made.value, made.result === 'whole' ? 'made' : 'incomplete'];
    if (before) return serveStale(before);
    if (made !== undefined) return [made.value, made.value.status === 503 ? 'unavailable' : 'partial'];
    const partial = await withTimeout(making.partial(), deadlineMs);
    return partial === undefined ? [answers.fallback, 'failed'] : [partial, 'partial'];
  };

  const findRendered = async (
    { pathname, search, elapsedMs }: IncomingPageRequest,
    query: readonly string[],
  ): Promise<readonly [PageAnswer, PageSource]> => {
    const counted = canonicalSearch(search, query);
    const key = `${pathname}${counted}`;
    const found = cache.find(key);
    if (found?.state === 'fresh' || found?.state === 'incomplete') return [found.value, found.state];
    try {
      if (found && (found.state === 'stale' || found.isFailing)) {
        if (found.isDue) getOrStart(key, pathname, counted).finished.catch(() => undefined);
        return found.state === 'stale' ? [found.value, 'stale'] : serveStale(found);
      }
      const making = getOrStart(key, pathname, counted);
      return await waitFor(making, deadlineMs - elapsedMs, found);
    } catch (error) {
      // Reported by the render.
      if (found) return found.state === 'stale' ? [found.value, 'stale'] : serveStale(found);
      return [answers.fallback, error instanceof OverloadedError ? 'overload' : 'failed'];
    }
  };

  /** Returns the page, its source and the name of its route. */
  const find = async (request: IncomingPageRequest): Promise<readonly [PageAnswer, PageSource, string]> => {
    const { pathname, search } = request;
    try {
      const route = renderer.route(pathname, search);
      if (route.kind === 'redirect') return [answers.redirect(route), 'redirect', 'redirect'];
      if (route.kind === 'empty') return [answers.clientOnly, 'empty', route.routeName];
      return [...(await findRendered(request, route.query)), route.routeName];
    } catch (error) {
      report(error, pathname);
      return [answers.fallback, 'failed', 'unknown'];
    }
  };

  return {
    getCacheUsage: () => ({ entries: cache.size, bytes: cache.bytes }),
    /** Removes cached pages and returns the count. Undefined matches all paths. */
    purge: (pathname?: string): number =>
      cache.purge((key) => pathname === undefined || key.split('?', 1)[0] === pathname),
    handlePage: async (request: IncomingPageRequest) => {
      const [{ status, headers, body }, source, routeName] = await find(request);
      return {
        status,
        headers: body === undefined ? headers : { ...options.headers, ...headers },
        body,
        source,
        routeName,
      };
    },
  };
}
