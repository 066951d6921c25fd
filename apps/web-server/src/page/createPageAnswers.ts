import type { Redirect, RenderedPageContent } from '@tv/app-shell/pageRenderer';
import { cacheControl } from '../http/cacheControl.ts';
import { createEncodedBody, type EncodedBody } from '../http/encoding.ts';
import { sanitizeLocation } from '../http/requestTarget.ts';
import { renderAssetTags, type Manifest } from './buildManifest.ts';
import type { CacheHit, CacheTimes, Outcome } from './pageCache.ts';
import type { PageTemplate } from './pageTemplate.ts';

/** `retry-after` of a 503. */
const RETRY_SECONDS = 10;

/** A response before content negotiation. Redirects have no body. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody | undefined;
}

type Result = Outcome<PageAnswer>['result'];

export interface PageAnswersOptions {
  readonly template: PageTemplate;
  readonly manifest: Manifest;
  /** Sent with every page, such as preconnect. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: CacheTimes;
  readonly isCacheEnabled: boolean;
  readonly maxPageBytes: number;
}

export type PageAnswers = ReturnType<typeof createPageAnswers>;

export function createPageAnswers(options: PageAnswersOptions) {
  const { template, manifest, headers, cache, isCacheEnabled, maxPageBytes } = options;
  const loadedFiles = new Set(template.empty.match(/(?<="\/)[^"]+(?=")/g));
  const emptyBody = createEncodedBody(template.empty);
  const emptyPage = (status: 200 | 404, control: string): PageAnswer => ({
    status,
    headers: { ...headers, 'cache-control': control },
    body: emptyBody,
  });

  const cacheControlOf = (result: Result): string => {
    if (result === 'failed') return cacheControl.never;
    if (!isCacheEnabled) return result === 'whole' ? cacheControl.revalidate : cacheControl.never;
    return result === 'incomplete' ? cacheControl.incompletePage(cache) : cacheControl.page(cache);
  };

  return {
    /** For routes that only the client renders. */
    clientOnly: emptyPage(200, cacheControl.revalidate),
    /** The client-only page, if rendering fails. */
    fallback: emptyPage(200, cacheControl.never),
    redirect({ status, location }: Redirect): PageAnswer {
      const target = sanitizeLocation(location);
      if (target === undefined) throw new Error('A redirect has no target');
      const caching = status === 301 ? cacheControl.oneHour : cacheControl.revalidate;
      return { status, headers: { location: target, 'cache-control': caching }, body: undefined };
    },
    page(content: RenderedPageContent, result: Result): PageAnswer {
      const html = template.fill({
        ...content,
        files: renderAssetTags(manifest, content.files, (file) => loadedFiles.has(file)),
        shouldRetry: content.status === 503,
      });
      if (Buffer.byteLength(html) > maxPageBytes) {
        throw new Error(`The page has ${Buffer.byteLength(html)} bytes`);
      }
      return {
        status: content.status,
        headers: {
          ...headers,
          'cache-control': cacheControlOf(result),
          ...(content.status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {}),
        },
        body: createEncodedBody(html),
      };
    },
    /** Serves an older page after a failure. A CDN caches it until the next render is due. */
    staleIfError({ value, usableMs }: CacheHit<PageAnswer>): PageAnswer {
      const headers = { ...value.headers, 'x-cache': 'stale' };
      if (value.body === undefined) return { ...value, headers };
      return {
        ...value,
        headers: { ...headers, 'cache-control': cacheControl.staleIfError(cache, usableMs) },
      };
    },
  };
}
