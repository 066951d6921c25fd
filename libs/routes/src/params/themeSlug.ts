import { matchPattern } from '../table/matchPattern.ts';

/** Slug of `/tema/{slug}` (ROUTE-12); undefined for other paths. */
export function readThemeSlug(pathname: string): string | undefined {
  return matchPattern('/tema/:slug', pathname)?.['slug'];
}
