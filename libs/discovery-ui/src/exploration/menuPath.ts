import { parseUrl } from '@tv/config';

/**
 * Where an entry of a menu leads, as a path of ours with its query; undefined where that is another site, or no address
 * at all. Data may lead within the app only.
 *
 * @param origin  the site's own, without a slash at its end
 */
export function menuPath(link: string, origin: string): string | undefined {
  const url = parseUrl(link, `${origin}/`);
  if (url?.origin !== origin) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
