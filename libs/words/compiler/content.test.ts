import { describe, expect, it } from 'vitest';
import { createRouteTable, routePaths } from '@tv/routes';
import { describeProblem } from './problem.ts';
import { brandIds, readBrand, wordsOf } from './writtenPagesPlugin.ts';

/** The pages that are here for viewers, of every brand that there is: what an editor has done wrong shows here, by file and line. */
describe.each(brandIds())('what %s publishes', (brandId) => {
  it('has no dead link, no missing page, no heading out of order and no HTML', async () => {
    const { problems } = await wordsOf(brandId);
    expect(problems.map(describeProblem)).toEqual([]);
  });

  it('has a page at every path of a written page', async () => {
    const { slug } = await readBrand(brandId);
    const { pages } = await wordsOf(brandId);
    const paths = createRouteTable({ brandSlug: slug, developerPages: false }).flatMap((route) =>
      route.kind === 'normal' && route.page === 'written' ? routePaths(route) : [],
    );
    expect(pages.map(({ page }) => page.path).sort()).toEqual(paths.sort());
  });

  it('calls no two pages the same within a section, and describes no two alike', async () => {
    const { pages } = await wordsOf(brandId);
    const descriptions = pages.map(({ page }) => page.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const { page } of pages) {
      const titles = page.section.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('names its own brand, and leaves no placeholder', async () => {
    const { displayName } = await readBrand(brandId);
    const text = JSON.stringify((await wordsOf(brandId)).pages);
    expect(text).toContain(displayName);
    expect(text).not.toContain('{{');
    for (const other of brandIds().filter((id) => id !== brandId))
      expect(text).not.toContain((await readBrand(other)).displayName);
  });

  it('names no price: those come from the products', async () => {
    expect(JSON.stringify((await wordsOf(brandId)).pages)).not.toMatch(/\d\s*(?:kr\b|kroner|,-)/i);
  });
});
