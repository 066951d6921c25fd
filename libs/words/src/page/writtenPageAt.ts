import type { Brand } from '@tv/config';
import { matchPattern } from '@tv/routes';
import { writtenPages, type BrandPages, type WrittenSection } from './writtenPages.ts';

/** @throws if the app was built without the brand's pages */
export function pagesOf({ id }: Pick<Brand, 'id'>): BrandPages {
  const pages = writtenPages[id];
  if (pages === undefined) throw new Error(`There are no written pages of ${id}`);
  return pages;
}

export interface WrittenPlace extends Pick<WrittenSection, 'pages'> {
  /** Canonical path. */
  readonly path: string;
}

/** Finds a page as the router would. @throws if there is none */
export function writtenPageAt(brand: Pick<Brand, 'id'>, pathname: string): WrittenPlace {
  for (const { paths, pages } of pagesOf(brand).sections) {
    const path = paths.find((one) => matchPattern(one, pathname) !== undefined);
    if (path !== undefined) return { path, pages };
  }
  throw new Error(`There is no written page at ${pathname}`);
}

/** Preloads the page at a path. */
export async function bringWrittenPage(brand: Pick<Brand, 'id'>, pathname: string): Promise<void> {
  await writtenPageAt(brand, pathname).pages.bring();
}
