import { parseUrl } from '@tv/config';

/**
 * A menu link's path, query and hash; undefined if invalid or on another origin.
 *
 * @param origin without a trailing slash
 */
export function menuPath(link: string, origin: string): string | undefined {
  const url = parseUrl(link, `${origin}/`);
  if (url?.origin !== origin) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
