import { bestEncoding, encodedBody, isUnchanged } from '../http/encoding.ts';
import type { EncodedBody } from '../http/encoding.ts';
import { safeLocation } from '../http/requestTarget.ts';
import { createPageCache } from './pageCache.ts';
import type { CacheTimes, Found, Made, Making } from './pageCache.ts';
import { fileElements } from './pageFiles.ts';
import type { Manifest } from './pageFiles.ts';
import { countedSearch } from './pageKey.ts';
import type {
  PageRenderer,
  PageRendering,
  Redirect,
  RenderedPage,
  RenderedPageContent,
} from './pageRenderer.ts';
import type { PageTemplate } from './pageTemplate.ts';
import type { RenderGate } from './renderGate.ts';

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

/** A response before content negotiation. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody | undefined;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly source: PageSource;
}

/** The relevant part of a request; nothing personal. */
export interface PageAsked {
  readonly pathname: string;
  readonly search: string;
  readonly elapsedMs: number;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PagesOptions {
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
  readonly gate: RenderGate;
  readonly now: () => number;
  readonly report: (error: unknown, pathname: string) => void;
}

export interface Pages {
  answer(asked: PageAsked): Promise<PageResponse>;
}

class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** A render that ignores its abort releases its slot after this. */
const GIVE_UP_MS = 1000;

/** Resolves to undefined on timeout. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), Math.max(0, ms));
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const seconds = (ms: number): number => Math.round(ms / 1000);

/** Handles the page requests of a brand: redirects, rendered and cached pages, client-only pages. */
export function createPages(options: PagesOptions): Pages {
  const { renderer, template, manifest, gate, deadlineMs, renderLimitMs, report } = options;
  const { freshMs, staleMs, staleIfErrorMs, incompleteMs } = options.cache;
  const cache = createPageCache<Answer>({
    ...options.cache,
    now: options.now,
    // Headers and the entry itself.
    bytesOf: ({ body }) => 500 + (body?.bytes ?? 0),
  });

  const emptyBody = encodedBody(template.empty);
  const emptyPage = (cacheControl: string): Answer => ({
    status: 200,
    headers: { 'cache-control': cacheControl },
    body: emptyBody,
  });
  const appAlone = emptyPage('no-cache');
  const inPlaceOfPage = emptyPage('no-store');

  const redirect = ({ status, location }: Redirect): Answer => {
    const target = safeLocation(location);
    if (target === undefined) throw new Error('A redirect leads to no address');
    return {
      status,
      headers: { location: target, 'cache-control': status === 301 ? 'public, max-age=3600' : 'no-cache' },
      body: undefined,
    };
  };

  const cacheControl = (result: Made<Answer>['result']): string => {
    if (result === 'failed') return 'no-store';
    if (!cache.isKeeping) return result === 'whole' ? 'no-cache' : 'no-store';
    if (result === 'incomplete') return `public, max-age=0, s-maxage=${seconds(incompleteMs)}`;
    return `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}, stale-if-error=${seconds(staleIfErrorMs)}`;
  };

  const page = (content: RenderedPageContent, result: Made<Answer>['result']): Answer => {
    const html = template.filled({
      ...content,
      files: fileElements(manifest, content.files, (file) => template.empty.includes(`"/${file}"`)),
      triesAgain: content.status === 503,
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
      body: encodedBody(html),
    };
  };

  const madeOf = (rendered: RenderedPage, isEnded: boolean): Made<Answer> => {
    if (rendered.kind === 'redirect') return { value: redirect(rendered), result: 'whole' };
    // Late data may be in time for the next user, so do not cache.
    const isFailed = rendered.status === 503 || (isEnded && !rendered.isComplete);
    const result = isFailed ? 'failed' : rendered.isComplete ? 'whole' : 'incomplete';
    return { value: page(rendered, result), result };
  };

  /** Renders until all data is here, or for `renderLimitMs`. */
  const startRender = (pathname: string, search: string): Making<Answer> => {
    const place = gate.enter();
    if (place === undefined) throw new Overloaded();
    const ending = new AbortController();
    const givingUp = Promise.withResolvers<never>();
    const timers: NodeJS.Timeout[] = [];
    const after = (ms: number, run: () => void): void => void timers.push(setTimeout(run, ms).unref());
    const end = (): void => {
      ending.abort();
      after(GIVE_UP_MS, () => givingUp.reject(new Error('The render did not end in time')));
    };
    after(deadlineMs, () => {
      // Without a cache, late data serves no user.
      if (cache.isKeeping && place.runOn()) after(renderLimitMs, end);
      else end();
    });
    const reported = (error: unknown): never => {
      report(error, pathname);
      throw error;
    };
    let rendering: PageRendering | undefined;
    const render = async (): Promise<Made<Answer>> => {
      rendering = renderer.render({ pathname, search, signal: ending.signal });
      return madeOf(await Promise.race([rendering.finished, givingUp.promise]), ending.signal.aborted);
    };
    let partial: Promise<Answer> | undefined;
    const renderPartial = async (): Promise<Answer> => {
      const rendered = await rendering?.partial();
      if (rendered === undefined) return inPlaceOfPage;
      return rendered.kind === 'redirect' ? redirect(rendered) : page(rendered, 'failed');
    };
    return {
      finished: render()
        .catch(reported)
        .finally(() => {
          timers.forEach(clearTimeout);
          place.leave();
        }),
      partial: () => (partial ??= renderPartial().catch(reported)),
    };
  };

  /** Serves an older page on failure. A CDN may cache it until the next attempt. */
  const outdated = ({ value, usableMs }: Found<Answer>): readonly [Answer, PageSource] => {
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
    making: Making<Answer>,
    waitMs: number,
    before: Found<Answer> | undefined,
  ): Promise<readonly [Answer, PageSource]> => {
    const made = await within(making.finished, waitMs);
    if (made !== undefined && made.result !== 'failed')
      return [made.value, made.result === 'whole' ? 'made' : 'incomplete'];
    if (before) return outdated(before);
    if (made !== undefined) return [made.value, made.value.status === 503 ? 'unavailable' : 'partial'];
    const partial = await within(making.partial(), deadlineMs);
    return partial === undefined ? [inPlaceOfPage, 'failed'] : [partial, 'partial'];
  };

  const find = async (asked: PageAsked): Promise<readonly [Answer, PageSource]> => {
    const { pathname, search, elapsedMs } = asked;
    let route;
    try {
      route = renderer.route(pathname, search);
      if (route.kind === 'redirect') return [redirect(route), 'redirect'];
    } catch (error) {
      report(error, pathname);
      return [inPlaceOfPage, 'failed'];
    }
    if (route.kind === 'empty') return [appAlone, 'empty'];
    const counted = countedSearch(search, route.query);
    const key = `${pathname}${counted}`;
    const found = cache.find(key);
    if (found?.state === 'fresh' || found?.state === 'incomplete') return [found.value, found.state];
    try {
      if (found && (found.state === 'stale' || found.isFailing)) {
        if (found.isDue)
          cache.make(key, () => startRender(pathname, counted)).finished.catch(() => undefined);
        return found.state === 'stale' ? [found.value, 'stale'] : outdated(found);
      }
      const making = cache.make(key, () => startRender(pathname, counted));
      return await waitFor(making, deadlineMs - elapsedMs, found);
    } catch (error) {
      // Reported by the render.
      if (found) return found.state === 'stale' ? [found.value, 'stale'] : outdated(found);
      return [inPlaceOfPage, error instanceof Overloaded ? 'overload' : 'failed'];
    }
  };

  return {
    async answer(asked) {
      const [{ status, headers, body }, source] = await find(asked);
      if (body === undefined) return { status, headers, body: undefined, source };
      const encoding = bestEncoding(asked.acceptEncoding);
      const common = { ...options.headers, ...headers, vary: 'accept-encoding', etag: body.etag };
      if (status === 200 && isUnchanged(asked.ifNoneMatch, body.etag)) {
        return { status: 304, headers: common, body: undefined, source };
      }
      return {
        status,
        headers: {
          ...common,
          'content-type': 'text/html; charset=utf-8',
          ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        },
        body: await body.in(encoding),
        source,
      };
    },
  };
}
