import { bestEncoding, encodedBody, isUnchanged } from '../http/encoding.ts';
import type { EncodedBody } from '../http/encoding.ts';
import { safeLocation } from '../http/requestTarget.ts';
import { createPageCache } from './pageCache.ts';
import type { CacheTimes, Made } from './pageCache.ts';
import { fileElements } from './pageFiles.ts';
import type { Manifest } from './pageFiles.ts';
import { countedSearch } from './pageKey.ts';
import type { PageRenderer, Redirect, RenderedPage, RenderedPageContent } from './pageRenderer.ts';
import type { PageTemplate } from './pageTemplate.ts';

/** A render that has not ended after so many times its deadline is given up: it must not hold its place for ever. */
const GIVE_UP_DEADLINES = 10;

/** After how long whoever got a 503 may ask again, seconds. */
const RETRY_SECONDS = 10;

/** What became of a request, for the log. */
export type PageSource = 'fresh' | 'stale' | 'made' | 'unkept' | 'empty' | 'redirect' | 'overload' | 'failed';

/** What is sent, but for what the request's headers decide. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody | undefined;
  /** Whether the same may be given to others later. */
  readonly isKept: boolean;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly source: PageSource;
}

/** What of a request counts for pages: nothing in it is about a person. */
export interface PageAsked {
  readonly pathname: string;
  readonly search: string;
  /** Milliseconds since the request came. */
  readonly elapsedMs: number;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Lets so many renders run at once, over all brands, and none while the process is behind. */
export interface RenderGate {
  /** Takes a place; undefined when there is none. The answer gives it back. */
  enter(): (() => void) | undefined;
}

export function createRenderGate(places: number, isLate: () => boolean): RenderGate {
  let taken = 0;
  return {
    enter() {
      if (taken >= places || isLate()) return undefined;
      taken += 1;
      return () => {
        taken -= 1;
      };
    },
  };
}

export interface PagesOptions {
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
  readonly manifest: Manifest;
  /** Sent with every page, such as the lines to open early. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: CacheTimes & { readonly maxEntries: number; readonly maxBytes: number };
  readonly deadlineMs: number;
  /** A rendered page with more bytes is a fault of ours, and not sent. */
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

/** Rejects when the render has not ended long after its deadline. */
function givenUp(afterMs: number): { readonly promise: Promise<never>; cancel(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`The render did not end within ${afterMs} ms`)),
    afterMs,
  ).unref();
  return { promise, cancel: () => clearTimeout(timer) };
}

/** Answers the pages of a brand: redirects, rendered and cached pages, and the page that the app draws alone. */
export function createPages(options: PagesOptions): Pages {
  const { renderer, template, manifest, gate, deadlineMs, report } = options;
  const { freshMs, staleMs } = options.cache;
  const shared =
    freshMs + staleMs > 0
      ? `public, max-age=0, s-maxage=${Math.round(freshMs / 1000)}, stale-while-revalidate=${Math.round(staleMs / 1000)}`
      : 'no-cache';
  const cache = createPageCache<Answer>({
    ...options.cache,
    now: options.now,
    // What is not the body: headers, and the entry itself.
    bytesOf: ({ body }) => 500 + (body?.bytes ?? 0),
  });

  const emptyBody = encodedBody(template.empty);
  const emptyPage = (cacheControl: string): Answer => ({
    status: 200,
    headers: { 'cache-control': cacheControl },
    body: emptyBody,
    isKept: false,
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
      isKept: true,
    };
  };

  const page = (content: RenderedPageContent): Answer => {
    const html = template.filled({
      ...content,
      files: fileElements(manifest, content.files, (file) => template.empty.includes(`"/${file}"`)),
      triesAgain: content.status === 503,
    });
    const body = encodedBody(html);
    if (Buffer.byteLength(html) > options.maxPageBytes) {
      throw new Error(`The page has ${Buffer.byteLength(html)} bytes`);
    }
    const isKept = content.isComplete && content.status !== 503;
    return {
      status: content.status,
      headers: {
        'cache-control': isKept ? shared : 'no-store',
        ...(content.status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {}),
      },
      body,
      isKept,
    };
  };

  const make = async (pathname: string, search: string, elapsedMs: number): Promise<Made<Answer>> => {
    const leave = gate.enter();
    if (leave === undefined) throw new Overloaded();
    const limit = givenUp(GIVE_UP_DEADLINES * deadlineMs);
    try {
      const signal = AbortSignal.timeout(Math.max(0, Math.round(deadlineMs - elapsedMs)));
      const rendering = renderer.render({ pathname, search, signal });
      const rendered: RenderedPage = await Promise.race([rendering, limit.promise]);
      const answer = rendered.kind === 'redirect' ? redirect(rendered) : page(rendered);
      return { value: answer, isKept: answer.isKept };
    } catch (error) {
      report(error, pathname);
      throw error;
    } finally {
      limit.cancel();
      leave();
    }
  };

  const find = async (asked: PageAsked): Promise<readonly [Answer, PageSource]> => {
    const { pathname, search } = asked;
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
    try {
      const { value, source } = await cache.get(`${pathname}${counted}`, () =>
        make(pathname, counted, asked.elapsedMs),
      );
      return [value, value.isKept ? source : 'unkept'];
    } catch (error) {
      // Reported where it happened.
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
