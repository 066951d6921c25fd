import type { Brand } from '@tv/config';
import { matchPattern } from '@tv/routes';
import { editorialPages, type BrandPages, type EditorialSection } from './editorialPages.ts';

/** @throws if the app was built without the brand's pages */
export function getBrandPages({ id }: Pick<Brand, 'id'>): BrandPages {
  const pages = editorialPages[id];
  if (pages === undefined) throw new Error(`There are no editorial pages of ${id}`);
  return pages;
}

interface EditorialPageMatch extends Pick<EditorialSection, 'pages'> {
  /** Canonical path. */
  readonly path: string;
}

/** Finds a page as the router would. @throws if there is none */
export function findEditorialPage(brand: Pick<Brand, 'id'>, pathname: string): EditorialPageMatch {
  for (const { paths, pages } of getBrandPages(brand).sections) {
    const path = paths.find((one) => matchPattern(one, pathname) !== undefined);
    if (path !== undefined) return { path, pages };
  }
  throw new Error(`There is no editorial page at ${pathname}`);
}

export async function preloadEditorialPage(brand: Pick<Brand, 'id'>, pathname: string): Promise<void> {
  await findEditorialPage(brand, pathname).pages();
}
