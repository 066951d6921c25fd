import type { Redirect, RenderedPageContent } from '@tv/app-shell/pageRenderer';
import { createEncodedBody } from '../http/encoding.ts';
import type { EncodedBody } from '../http/encoding.ts';
import { sanitizeLocation } from '../http/requestTarget.ts';
import { renderAssetTags } from './buildManifest.ts';
import type { Manifest } from './buildManifest.ts';
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

interface PageAnswersOptions {
  readonly template: PageTemplate;
  readonly manifest: Manifest;
  readonly cache: CacheTimes;
  readonly isCacheEnabled: boolean;
  readonly maxPageBytes: number;
}

export type PageAnswers = ReturnType<typeof createPageAnswers>;

const seconds = (ms: number): number => Math.round(ms / 1000);

/** Creates a brand's responses to page requests, with the `cache-control` of each. */
export function createPageAnswers({
  template,
  manifest,
  cache: { freshMs, staleMs, staleIfErrorMs, incompleteMs },
  isCacheEnabled,
  maxPageBytes,
}: PageAnswersOptions) {
  const emptyBody = createEncodedBody(template.empty);
  const emptyPage = (cacheControl: string): PageAnswer => ({
    status: 200,
    headers: { 'cache-control': cacheControl },
    body: emptyBody,
  });

  const cacheControl = (result: Result): string => {
    if (result === 'failed') return 'no-store';
    if (!isCacheEnabled) return result === 'whole' ? 'no-cache' : 'no-store';
    if (result === 'incomplete') return `public, max-age=0, s-maxage=${seconds(incompleteMs)}`;
    return `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}, stale-if-error=${seconds(staleIfErrorMs)}`;
  };

  return {
    /** For routes that only the client renders. */
    clientOnly: emptyPage('no-cache'),
    /** The client-only page in place of a failed render. */
    fallback: emptyPage('no-store'),
    redirect({ status, location }: Redirect): PageAnswer {
      const target = sanitizeLocation(location);
      if (target === undefined) throw new Error('A redirect has no target');
      return {
        status,
        headers: { location: target, 'cache-control': status === 301 ? 'public, max-age=3600' : 'no-cache' },
        body: undefined,
      };
    },
    page(content: RenderedPageContent, result: Result): PageAnswer {
      const html = template.fill({
        ...content,
        files: renderAssetTags(manifest, content.files, (file) => template.empty.includes(`"/${file}"`)),
        shouldRetry: content.status === 503,
      });
      if (Buffer.byteLength(html) > maxPageBytes) {
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
    },
    /** An older page on failure. A CDN may cache it until the next attempt. */
    staleIfError({ value, usableMs }: CacheHit<PageAnswer>): PageAnswer {
      const headers = {
        ...value.headers,
        ...(value.body === undefined
          ? {}
          : {
              'cache-control': `public, max-age=0, s-maxage=${seconds(incompleteMs)}, stale-if-error=${seconds(usableMs)}`,
            }),
        'x-cache': 'stale',
      };
      return { ...value, headers };
    },
  };
}
