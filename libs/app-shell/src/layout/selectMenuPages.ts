import { findFrontPage, type PageSummary } from '@tv/api-client';

export type MenuPage = Pick<PageSummary, 'slug' | 'title' | 'order'>;

const MAX_MENU_PAGES = 6;

const PERSONAL_SLUG_PREFIX = 'mitt-innhold';

/** Pages of the main menu, without the front page and personal pages. */
export function selectMenuPages(pages: readonly MenuPage[]): readonly MenuPage[] {
  const front = findFrontPage(pages);
  return [...pages]
    .sort((a, b) => a.order - b.order)
    .filter((page) => page !== front && !page.slug.startsWith(PERSONAL_SLUG_PREFIX))
    .slice(0, MAX_MENU_PAGES);
}
