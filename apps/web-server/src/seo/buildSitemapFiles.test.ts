import { describe, expect, it } from 'vitest';
import { buildSitemapFiles } from './buildSitemapFiles.ts';

describe('buildSitemapFiles', () => {
  it('returns one file up to the limit', () => {
    const paths = Array.from({ length: 50_000 }, (_, index) => `/film/${index}`);
    expect([...buildSitemapFiles('https://a.test', paths).keys()]).toEqual(['/sitemap.xml']);
  });

  it('returns an index and several files beyond the limit, with each URL once', () => {
    const paths = Array.from({ length: 50_001 }, (_, index) => `/film/${index}`);
    const files = buildSitemapFiles('https://a.test', [...paths, '/film/1']);
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
    const index = files.get('/sitemap.xml') ?? '';
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(index).toContain('<sitemap><loc>https://a.test/sitemap-2.xml</loc></sitemap>');
    expect(files.get('/sitemap-2.xml')?.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://a.test/film/50000</loc>',
    ]);
  });
});
