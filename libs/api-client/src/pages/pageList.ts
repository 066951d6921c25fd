/** What the page list says of a page. */
export interface ListedPage {
  readonly slug: string;
  readonly order: number;
}

/** The front page: the first of the page list by `order`; of equals, the one listed first. */
export function frontPage<P extends ListedPage>(pages: readonly P[]): P | undefined {
  return pages.reduce<P | undefined>(
    (first, page) => (first && first.order <= page.order ? first : page),
    undefined,
  );
}

/** Whether `/{slug}` is a page of ours (ROUTE-16): only slugs in the page list are. */
export function isListed(pages: readonly ListedPage[], slug: string): boolean {
  return pages.some((page) => page.slug === slug);
}
