import { describe, expect, it } from 'vitest';
import { createRouteTable, routePaths } from '@tv/routes';
import { listBrandIds, loadBrand, compileBrand } from './editorialPlugin.ts';
import { formatProblem } from './formatProblem.ts';

/** The published content of every brand. Mistakes of editors fail here with file and line. */
describe.each(listBrandIds())('content of %s', (brandId) => {
  it('has no broken link, missing page, wrong heading level or HTML', async () => {
    const { problems } = await compileBrand(brandId);
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('has a page at each editorial path', async () => {
    const { slug } = await loadBrand(brandId);
    const { pages } = await compileBrand(brandId);
    const paths = createRouteTable({ brandSlug: slug, developerPages: false }).flatMap((route) =>
      route.kind === 'normal' && route.page === 'editorial' ? routePaths(route) : [],
    );
    expect(pages.map(({ page }) => page.path).sort()).toEqual(paths.sort());
  });

  it('has unique titles within a section and unique descriptions', async () => {
    const { pages } = await compileBrand(brandId);
    const descriptions = pages.map(({ page }) => page.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const { page } of pages) {
      const titles = page.section.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('contains the brand’s own name and no placeholder', async () => {
    const { displayName } = await loadBrand(brandId);
    const text = JSON.stringify((await compileBrand(brandId)).pages);
    expect(text).toContain(displayName);
    expect(text).not.toContain('{{');
    for (const other of listBrandIds().filter((id) => id !== brandId))
      expect(text).not.toContain((await loadBrand(other)).displayName);
  });

  it('contains no price, since prices come from the products', async () => {
    expect(JSON.stringify((await compileBrand(brandId)).pages)).not.toMatch(/\d\s*(?:kr\b|kroner|,-)/i);
  });
});
