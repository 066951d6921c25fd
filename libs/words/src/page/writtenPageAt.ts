import type { Brand } from '@tv/config';
import { matchPattern } from '@tv/routes';
import { writtenPages, type BrandPages, type WrittenSection } from './writtenPages.ts';

/** The editorial pages of a brand. @throws if the app was built without them */
export function pagesOf({ id }: Pick<Brand, 'id'>): BrandPages {
  const pages = writtenPages[id];
  if (pages === undefined) throw new Error(`There are no written pages of ${id}`);
  return pages;
}

/** The chunk and path of an editorial page. */
export interface WrittenPlace extends Pick<WrittenSection, 'pages'> {
  /** Canonical path, regardless of spelling in the URL. */
  readonly path: string;
}

/** Finds the page of a path, matched as the router does. @throws if there is none */
export function writtenPageAt(brand: Pick<Brand, 'id'>, pathname: string): WrittenPlace {
  for (const { paths, pages } of pagesOf(brand).sections) {
    const path = paths.find((one) => matchPattern(one, pathname) !== undefined);
    if (path !== undefined) return { path, pages };
  }
  throw new Error(`There is no written page at ${pathname}`);
}

/** Preloads the text of the page at a path. */
export async function bringWrittenPage(brand: Pick<Brand, 'id'>, pathname: string): Promise<void> {
  await writtenPageAt(brand, pathname).pages.bring();
}
