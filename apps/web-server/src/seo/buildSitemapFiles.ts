/** Limit per file (sitemaps.org). */
const MAX_URLS = 50_000;

const START = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const list = (element: string, item: string, addresses: readonly string[]): string =>
  [
    `${START}<${element} ${NAMESPACE}>`,
    ...addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>`),
    `</${element}>\n`,
  ].join('\n');

/**
 * Returns the sitemap files by path: one file, or an index with a file per 50,000 URLs.
 *
 * @param origin without a trailing slash
 * @param paths percent-encoded, starting with `/`
 */
export function buildSitemapFiles(
  origin: string,
  paths: readonly string[],
  maxUrls = MAX_URLS,
): ReadonlyMap<string, string> {
  const addresses = [...new Set(paths)].map((path) => `${origin}${path}`);
  if (addresses.length <= maxUrls) return new Map([['/sitemap.xml', list('urlset', 'url', addresses)]]);
  const parts = Array.from({ length: Math.ceil(addresses.length / maxUrls) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    addresses: addresses.slice(index * maxUrls, (index + 1) * maxUrls),
  }));
  return new Map([
    [
      '/sitemap.xml',
      list(
        'sitemapindex',
        'sitemap',
        parts.map(({ path }) => `${origin}${path}`),
      ),
    ],
    ...parts.map((part) => [part.path, list('urlset', 'url', part.addresses)] as const),
  ]);
}
