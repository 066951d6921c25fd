import type { BrandConfig } from '../configuration/parseServerConfig.ts';

/** The robots.txt: everything but the sign-in paths, or nothing. */
export function createRobotsTxt({ robots, origin }: Pick<BrandConfig, 'robots' | 'origin'>): string {
  if (robots === 'noindex') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /app/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
