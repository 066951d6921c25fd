import type { Brand } from '@tv/config';
import { matchPattern } from '@tv/routes';
import { writtenPages, type BrandPages, type WrittenSection } from './writtenPages.ts';

/** The written pages of a brand. @throws when it has none: its app was built without them */
export function pagesOf({ id }: Pick<Brand, 'id'>): BrandPages {
  const pages = writtenPages[id];
  if (pages === undefined) throw new Error(`There are no written pages of ${id}`);
  return pages;
}

/** Where the written page is that a path shows. */
export interface WrittenPlace extends Pick<WrittenSection, 'pages'> {
  /** The path that the page is known by, whichever way it was spelled. */
  readonly path: string;
}

/** Finds the written page of a path, read as the router reads it. @throws when there is none */
export function writtenPageAt(brand: Pick<Brand, 'id'>, pathname: string): WrittenPlace {
  for (const { paths, pages } of pagesOf(brand).sections) {
    const path = paths.find((one) => matchPattern(one, pathname) !== undefined);
    if (path !== undefined) return { path, pages };
  }
  throw new Error(`There is no written page at ${pathname}`);
}

/** Brings the text of the page that a path shows, so that it is at hand when the page is opened. */
export async function bringWrittenPage(brand: Pick<Brand, 'id'>, pathname: string): Promise<void> {
  await writtenPageAt(brand, pathname).pages.bring();
}
