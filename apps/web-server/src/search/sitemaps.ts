import { encodedBody } from '../http/encoding.ts';
import type { EncodedBody } from '../http/encoding.ts';
import type { PageRenderer } from '../page/pageRenderer.ts';
import { sitemapFiles } from './sitemap.ts';

/** How long a sitemap is good, ms. Crawlers come a few times a day. */
const FRESH_MS = 60 * 60 * 1000;

/** How long asking for everything that there is may take, ms: nobody looks at the clock. */
const LIMIT_MS = 20_000;

/** After a failure nobody asks again so soon, ms. */
const PAUSE_MS = 10_000;

export interface Sitemaps {
  /** The file at a path; undefined when there is none. Rejects when the services do not say what there is. */
  file(pathname: string): Promise<EncodedBody | undefined>;
}

export interface SitemapsOptions {
  readonly renderer: PageRenderer;
  readonly origin: string;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** The sitemap of a brand, asked for once an hour. While the services fail the last one stays. */
export function createSitemaps({ renderer, origin, now, report }: SitemapsOptions): Sitemaps {
  type Files = ReadonlyMap<string, EncodedBody>;
  let last: Files | undefined;
  let askAgainAt = 0;
  let asking: Promise<Files> | undefined;

  const ask = async (): Promise<Files> => {
    try {
      const paths = await renderer.sitemap(AbortSignal.timeout(LIMIT_MS));
      const files = [...sitemapFiles(origin, paths)];
      last = new Map(files.map(([path, content]) => [path, encodedBody(content)]));
      askAgainAt = now() + FRESH_MS;
      return last;
    } catch (error) {
      report(error);
      askAgainAt = now() + PAUSE_MS;
      if (last !== undefined) return last;
      throw error;
    } finally {
      asking = undefined;
    }
  };

  return {
    async file(pathname) {
      if (now() < askAgainAt) {
        if (last === undefined) throw new Error('There is no sitemap yet');
        return last.get(pathname);
      }
      const files = await (asking ??= ask());
      return files.get(pathname);
    },
  };
}

export const isSitemap = (pathname: string): boolean => /^\/sitemap(-[1-9]\d{0,3})?\.xml$/.test(pathname);
