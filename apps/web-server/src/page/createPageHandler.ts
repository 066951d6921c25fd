import type {
  PageRenderer,
  PageRendering,
  Redirect,
  RenderedPage,
  RenderedPageContent,
} from '@tv/app-shell/pageRenderer';
import { createEncodedBody } from '../http/encoding.ts';
import type { EncodedBody } from '../http/encoding.ts';
import { sanitizeLocation } from '../http/requestTarget.ts';
import { renderAssetTags } from './buildManifest.ts';
import type { Manifest } from './buildManifest.ts';
import { canonicalSearch } from './canonicalSearch.ts';
import { createPageCache } from './pageCache.ts';
import type { CacheTimes, CacheHit, Outcome, PendingValue } from './pageCache.ts';
import type { PageTemplate } from './pageTemplate.ts';
import type { RenderLimiter } from './renderLimiter.ts';

/** `retry-after` of a 503. */
const RETRY_SECONDS = 10;

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

/** A response before content negotiation. Redirects have no body. */
interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody | undefined;
}

/** The relevant part of a request; nothing personal. */
interface IncomingPageRequest {
  readonly pathname: string;
  readonly search: string;
  readonly elapsedMs: number;
}

interface PageHandlerOptions {
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
  readonly manifest: Manifest;
  /** Sent with every page, such as preconnect. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: CacheTimes & { readonly maxEntries: number; readonly maxBytes: number };
  /** How long a user waits for a complete page. */
  readonly deadlineMs: number;
  /** How long a late render may continue, for later users. */
  readonly renderLimitMs: number;
  readonly maxPageBytes: number;
  readonly renderLimiter: RenderLimiter;
  readonly now: () => number;
  readonly report: (error: unknown, pathname: string) => void;
}

class OverloadedError extends Error {
  override readonly name = 'Overloaded';
}

/** A render that ignores its abort releases its slot after this. */
const ABORT_GRACE_MS = 1000;

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

const seconds = (ms: number): number => Math.round(ms / 1000);

/**
 * Creates the handler of a brand's page requests: redirects, rendered and cached pages, client-only pages. It
 * returns the response and its source.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { renderer, template, manifest, renderLimiter, deadlineMs, renderLimitMs, report } = options;
  const { freshMs, staleMs, staleIfErrorMs, incompleteMs } = options.cache;
  const cache = createPageCache<PageAnswer>({
    ...options.cache,
    now: options.now,
    // Headers and the entry itself.
    bytesOf: ({ body }) => 500 + (body?.bytes ?? 0),
  });

  const emptyBody = createEncodedBody(template.empty);
  const emptyPage = (cacheControl: string): PageAnswer => ({
    status: 200,
    headers: { 'cache-control': cacheControl },
    body: emptyBody,
  });
  const clientOnlyPage = emptyPage('no-cache');
  const fallbackPage = emptyPage('no-store');

  const redirect = ({ status, location }: Redirect): PageAnswer => {
    const target = sanitizeLocation(location);
    if (target === undefined) throw new Error('A redirect has no target');
    return {
      status,
      headers: { location: target, 'cache-control': status === 301 ? 'public, max-age=3600' : 'no-cache' },
      body: undefined,
    };
  };

  const cacheControl = (result: Outcome<PageAnswer>['result']): string => {
    if (result === 'failed') return 'no-store';
    if (!cache.isEnabled) return result === 'whole' ? 'no-cache' : 'no-store';
    if (result === 'incomplete') return `public, max-age=0, s-maxage=${seconds(incompleteMs)}`;
    return `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}, stale-if-error=${seconds(staleIfErrorMs)}`;
  };

  const page = (content: RenderedPageContent, result: Outcome<PageAnswer>['result']): PageAnswer => {
    const html = template.fill({
      ...content,
      files: renderAssetTags(manifest, content.files, (file) => template.empty.includes(`"/${file}"`)),
      shouldRetry: content.status === 503,
    });
    if (Buffer.byteLength(html) > options.maxPageBytes) {
      throw new Error(`The page has ${Buffer.byteLength(html)} bytes`);
    }
    return {
      status: content.status,
      headers: {
        'cache-control': cacheControl(result),
        ...(content.status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {}),
      },
      body: createEncodedBody(html),
    };
  };

  const toOutcome = (rendered: RenderedPage, isEnded: boolean): Outcome<PageAnswer> => {
    if (rendered.kind === 'redirect') return { value: redirect(rendered), result: 'whole' };
    // Late data may be in time for the next user, so do not cache.
    const isFailed = rendered.status === 503 || (isEnded && !rendered.isComplete);
    const result = isFailed ? 'failed' : rendered.isComplete ? 'whole' : 'incomplete';
    return { value: page(rendered, result), result };
  };

  /** Renders until all data is here, or for `renderLimitMs`. */
  const startRender = (pathname: string, search: string): PendingValue<PageAnswer> => {
    const slot = renderLimiter.acquire();
    if (slot === undefined) throw new OverloadedError();
    const ending = new AbortController();
    const givingUp = Promise.withResolvers<never>();
    const timers: NodeJS.Timeout[] = [];
    const after = (ms: number, run: () => void): void => void timers.push(setTimeout(run, ms).unref());
    const end = (): void => {
      ending.abort();
      after(ABORT_GRACE_MS, () => givingUp.reject(new Error('The render did not end in time')));
    };
    after(deadlineMs, () => {
      // Without a cache, late data serves no user.
      if (cache.isEnabled && slot.continueLate()) after(renderLimitMs, end);
      else end();
    });
    const reported = (error: unknown): never => {
      report(error, pathname);
      throw error;
    };
    let rendering: PageRendering | undefined;
    const render = async (): Promise<Outcome<PageAnswer>> => {
      rendering = renderer.render({ pathname, search, signal: ending.signal });
      return toOutcome(await Promise.race([rendering.finished, givingUp.promise]), ending.signal.aborted);
    };
    let partial: Promise<PageAnswer> | undefined;
    const renderPartial = async (): Promise<PageAnswer> => {
      const rendered = await rendering?.partial();
      if (rendered === undefined) return fallbackPage;
      return rendered.kind === 'redirect' ? redirect(rendered) : page(rendered, 'failed');
    };
    return {
      finished: render()
        .catch(reported)
        .finally(() => {
          timers.forEach(clearTimeout);
          slot.release();
        }),
      partial: () => (partial ??= renderPartial().catch(reported)),
    };
  };

  /** Serves an older page on failure. A CDN may cache it until the next attempt. */
  const serveStale = ({ value, usableMs }: CacheHit<PageAnswer>): readonly [PageAnswer, PageSource] => {
    const headers = {
      ...value.headers,
      ...(value.body === undefined
        ? {}
        : {
            'cache-control': `public, max-age=0, s-maxage=${seconds(incompleteMs)}, stale-if-error=${seconds(usableMs)}`,
          }),
      'x-cache': 'stale',
    };
    return [{ ...value, headers }, 'stale-if-error'];
  };

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
    return partial === undefined ? [fallbackPage, 'failed'] : [partial, 'partial'];
  };

  const find = async (request: IncomingPageRequest): Promise<readonly [PageAnswer, PageSource]> => {
    const { pathname, search, elapsedMs } = request;
    let route;
    try {
      route = renderer.route(pathname, search);
      if (route.kind === 'redirect') return [redirect(route), 'redirect'];
    } catch (error) {
      report(error, pathname);
      return [fallbackPage, 'failed'];
    }
    if (route.kind === 'empty') return [clientOnlyPage, 'empty'];
    const counted = canonicalSearch(search, route.query);
    const key = `${pathname}${counted}`;
    const found = cache.find(key);
    if (found?.state === 'fresh' || found?.state === 'incomplete') return [found.value, found.state];
    try {
      if (found && (found.state === 'stale' || found.isFailing)) {
        if (found.isDue)
          cache.getOrStart(key, () => startRender(pathname, counted)).finished.catch(() => undefined);
        return found.state === 'stale' ? [found.value, 'stale'] : serveStale(found);
      }
      const making = cache.getOrStart(key, () => startRender(pathname, counted));
      return await waitFor(making, deadlineMs - elapsedMs, found);
    } catch (error) {
      // Reported by the render.
      if (found) return found.state === 'stale' ? [found.value, 'stale'] : serveStale(found);
      return [fallbackPage, error instanceof OverloadedError ? 'overload' : 'failed'];
    }
  };

  return async (request: IncomingPageRequest) => {
    const [{ status, headers, body }, source] = await find(request);
    return {
      status,
      headers: body === undefined ? headers : { ...options.headers, ...headers },
      body,
      source,
    };
  };
}
