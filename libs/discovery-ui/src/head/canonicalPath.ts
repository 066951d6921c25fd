import { links } from '@tv/routes';
import { frontPage, isListed, type ListedPage } from '../page/pageChoice.ts';

/** Where a page stands: first in the page list, elsewhere in it, or outside it. */
export type PagePlace = 'front' | 'listed' | 'theme';

export function pagePlace(pages: readonly ListedPage[], slug: string): PagePlace {
  if (frontPage(pages)?.slug === slug) return 'front';
  return isListed(pages, slug) ? 'listed' : 'theme';
}

/** The one path that each page is known by, though more may lead to it (PAGE-50, ROUTE-12). */
export function canonicalPath(slug: string, place: PagePlace): string {
  switch (place) {
    case 'front':
      return links.front();
    case 'listed':
      return links.page(slug);
    case 'theme':
      return links.tema(slug);
  }
}
