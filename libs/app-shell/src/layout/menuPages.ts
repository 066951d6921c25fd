import { findFrontPage } from '@tv/api-client';

export interface MenuPage {
  readonly slug: string;
  readonly title: string;
  readonly order: number;
}

const MENU_SIZE = 6;

const OWN_PAGES = 'mitt-innhold';

/** Pages of the main menu, without the front page and personal pages. */
export function menuPages<P extends MenuPage>(pages: readonly P[]): readonly P[] {
  const front = findFrontPage(pages);
  return [...pages]
    .sort((a, b) => a.order - b.order)
    .filter((page) => page !== front && !page.slug.startsWith(OWN_PAGES))
    .slice(0, MENU_SIZE);
}
