export interface ListedPage {
  readonly slug: string;
  readonly order: number;
}

/** The front page: the page with the lowest `order`; the first one on a tie. */
export function frontPage<P extends ListedPage>(pages: readonly P[]): P | undefined {
  return pages.reduce<P | undefined>(
    (first, page) => (first && first.order <= page.order ? first : page),
    undefined,
  );
}

/** Whether `/{slug}` is a page: only slugs in the page list are (ROUTE-16). */
export function isListed(pages: readonly ListedPage[], slug: string): boolean {
  return pages.some((page) => page.slug === slug);
}
