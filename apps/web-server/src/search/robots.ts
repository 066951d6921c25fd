import type { BrandConfig } from '../configuration/parseServerConfig.ts';

/** What search engines may read: all but the pages that signing in passes through, or nothing at all. */
export function robotsTxt({ robots, origin }: Pick<BrandConfig, 'robots' | 'origin'>): string {
  if (robots === 'noindex') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /app/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
