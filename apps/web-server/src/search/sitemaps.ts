import { encodedBody } from '../http/encoding.ts';
import type { EncodedBody } from '../http/encoding.ts';
import type { PageRenderer } from '../page/pageRenderer.ts';
import { sitemapFiles } from './sitemap.ts';

const FRESH_MS = 60 * 60 * 1000;

const LIMIT_MS = 20_000;

const PAUSE_MS = 10_000;

export interface Sitemaps {
  /** Undefined for an unknown path. Rejects when the services fail. */
  file(pathname: string): Promise<EncodedBody | undefined>;
}

export interface SitemapsOptions {
  readonly renderer: PageRenderer;
  readonly origin: string;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Loads a brand's sitemap once an hour. On failure it keeps the last one. */
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
