import type { CacheTimes } from '../page/pageCache.ts';

const seconds = (ms: number): number => Math.round(ms / 1000);

/** The `cache-control` of each kind of response. A CDN may cache pages (`s-maxage`), a browser revalidates them. */
export const cacheControl = {
  never: 'no-store',
  revalidate: 'no-cache',
  oneHour: 'public, max-age=3600',
  /** For files with a hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  page: ({ freshMs, staleMs, staleIfErrorMs }: CacheTimes) =>
    `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}, stale-if-error=${seconds(staleIfErrorMs)}`,
  incompletePage: ({ incompleteMs }: CacheTimes) => `public, max-age=0, s-maxage=${seconds(incompleteMs)}`,
  /** An older page after a failure, until the next attempt. */
  staleIfError: ({ incompleteMs }: CacheTimes, usableMs: number) =>
    `public, max-age=0, s-maxage=${seconds(incompleteMs)}, stale-if-error=${seconds(usableMs)}`,
};
