import type { CacheTimes } from '../page/pageCache.ts';

const seconds = (ms: number): number => Math.round(ms / 1000);

/** `cache-control` values. A CDN may cache pages (`s-maxage`); a browser revalidates them. */
export const cacheControl = {
  never: 'no-store',
  revalidate: 'no-cache',
  oneHour: 'public, max-age=3600',
  /** For files with a hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  page: ({ freshMs, staleMs, staleIfErrorMs }: CacheTimes) =>
    `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}, stale-if-error=${seconds(staleIfErrorMs)}`,
  incompletePage: ({ incompleteMs }: CacheTimes) => `public, max-age=0, s-maxage=${seconds(incompleteMs)}`,
  /** For an older page that replaces a failed render. A CDN caches it until the next render is due. */
  staleIfError: ({ incompleteMs }: CacheTimes, usableMs: number) =>
    `public, max-age=0, s-maxage=${seconds(incompleteMs)}, stale-if-error=${seconds(usableMs)}`,
};
