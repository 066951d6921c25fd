import type { PageRenderer } from '@tv/app-shell/pageRenderer';
import { createEncodedBody, type EncodedBody } from '../http/encoding.ts';
import { buildSitemapFiles } from './buildSitemapFiles.ts';

const MAX_AGE_MS = 60 * 60 * 1000;

const TIMEOUT_MS = 20_000;

const RETRY_COOLDOWN_MS = 10_000;

interface SitemapCacheOptions {
  readonly renderer: PageRenderer;
  readonly origin: string;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/**
 * Loads a brand's sitemap once an hour. After a failure it serves the last one.
 *
 * @returns a function that finds a file: undefined for an unknown path; rejects when the services fail
 */
export function createSitemapCache({ renderer, origin, now, report }: SitemapCacheOptions) {
  type Files = ReadonlyMap<string, EncodedBody>;
  let last: Files | undefined;
  let reloadAt = 0;
  let loading: Promise<Files> | undefined;

  const load = async (): Promise<Files> => {
    try {
      const paths = await renderer.sitemap(AbortSignal.timeout(TIMEOUT_MS));
      const files = [...buildSitemapFiles(origin, paths)];
      last = new Map(files.map(([path, content]) => [path, createEncodedBody(content)]));
      reloadAt = now() + MAX_AGE_MS;
      return last;
    } catch (error) {
      report(error);
      reloadAt = now() + RETRY_COOLDOWN_MS;
      if (last !== undefined) return last;
      throw error;
    } finally {
      loading = undefined;
    }
  };

  return async (pathname: string): Promise<EncodedBody | undefined> => {
    if (now() >= reloadAt) return (await (loading ??= load())).get(pathname);
    if (last === undefined) throw new Error('There is no sitemap yet');
    return last.get(pathname);
  };
}

export const isSitemapPath = (pathname: string): boolean => /^\/sitemap(-[1-9]\d{0,3})?\.xml$/.test(pathname);
