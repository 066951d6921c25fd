import { frontPage, isListed, type ListedPage } from '@tv/api-client';
import { links } from '@tv/routes';

/** Position of a page in the page list: first, elsewhere, or not listed. */
export type PageListing = 'front' | 'listed' | 'theme';

export function pageListing(pages: readonly ListedPage[], slug: string): PageListing {
  if (frontPage(pages)?.slug === slug) return 'front';
  return isListed(pages, slug) ? 'listed' : 'theme';
}

/** The canonical path of a page (PAGE-50, ROUTE-12). */
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
