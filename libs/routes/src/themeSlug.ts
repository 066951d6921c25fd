import { matchPattern } from './pattern.ts';

/** The slug in the path of a theme, `/tema/{slug}` (ROUTE-12); undefined where it is another path. */
export function readThemeSlug(pathname: string): string | undefined {
  return matchPattern('/tema/:slug', pathname)?.['slug'];
}
