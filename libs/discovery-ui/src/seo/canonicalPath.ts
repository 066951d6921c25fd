import { findFrontPage, isListedSlug, type ListedPage } from '@tv/api-client';
import { links } from '@tv/routes';

/** Place in the page list. */
export type PageListing = 'front' | 'listed' | 'theme';

export function pageListing(pages: readonly ListedPage[], slug: string): PageListing {
  if (findFrontPage(pages)?.slug === slug) return 'front';
  return isListedSlug(pages, slug) ? 'listed' : 'theme';
}

/** A page's canonical path (PAGE-50, ROUTE-12). */
export function canonicalPath(slug: string, listing: PageListing): string {
  if (listing === 'front') return links.front();
  return listing === 'listed' ? links.page(slug) : links.tema(slug);
}
