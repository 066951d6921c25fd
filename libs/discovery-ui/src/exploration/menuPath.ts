import { parseUrl } from '@tv/config';

/**
 * The path, query and hash of a menu link; undefined if it is invalid or on another origin.
 *
 * @param origin without a trailing slash
 */
export function menuPath(link: string, origin: string): string | undefined {
  const url = parseUrl(link, `${origin}/`);
  if (url?.origin !== origin) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
