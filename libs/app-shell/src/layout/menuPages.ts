import { frontPage } from '@tv/api-client';

/** What the menu needs of an entry of the page list. */
export interface MenuPage {
  readonly slug: string;
  readonly title: string;
  readonly order: number;
}

/** The most entries of the page list that fit in the main menu. */
const MENU_SIZE = 6;

/** Slugs that begin so are the viewer's own pages, reached from the account. */
const OWN_PAGES = 'mitt-innhold';

/**
 * The pages of the main menu: in their order, without the front page (the brand's name leads there) and
 * without the viewer's own pages.
 */
export function menuPages<P extends MenuPage>(pages: readonly P[]): readonly P[] {
  const front = frontPage(pages);
  return [...pages]
    .sort((a, b) => a.order - b.order)
    .filter((page) => page !== front && !page.slug.startsWith(OWN_PAGES))
    .slice(0, MENU_SIZE);
}
