import { frontPage, isListed, type ListedPage } from '@tv/api-client';
import { links } from '@tv/routes';

/** What the page list says of a page: first in it, elsewhere in it, or outside it. */
export type PageListing = 'front' | 'listed' | 'theme';

export function pageListing(pages: readonly ListedPage[], slug: string): PageListing {
  if (frontPage(pages)?.slug === slug) return 'front';
  return isListed(pages, slug) ? 'listed' : 'theme';
}

/** The one path that each page is known by, though more may lead to it (PAGE-50, ROUTE-12). */
export function canonicalPath(slug: string, listing: PageListing): string {
  switch (listing) {
    case 'front':
      return links.front();
    case 'listed':
      return links.page(slug);
    case 'theme':
      return links.tema(slug);
  }
}
