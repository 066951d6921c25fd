import { frontPage } from '@tv/api-client';

export interface MenuPage {
  readonly slug: string;
  readonly title: string;
  readonly order: number;
}

const MENU_SIZE = 6;

/** Slug prefix of personal pages, which are linked from the account. */
const OWN_PAGES = 'mitt-innhold';

/**
 * The pages of the main menu in their order, without the front page (the brand links there) and personal
 * pages.
 */
export function menuPages<P extends MenuPage>(pages: readonly P[]): readonly P[] {
  const front = frontPage(pages);
  return [...pages]
    .sort((a, b) => a.order - b.order)
    .filter((page) => page !== front && !page.slug.startsWith(OWN_PAGES))
    .slice(0, MENU_SIZE);
}
