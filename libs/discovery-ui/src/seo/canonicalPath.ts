import { findFrontPage, isListedSlug, type ListedPage } from '@tv/api-client';
import { links, readThemeSlug, readWatchParams } from '@tv/routes';
import { cardLink, type CardLinkSource } from '../card/link/cardLink.ts';
import { resolveBehavior } from '../card/status/resolveBehavior.ts';

/** Position in the page list. */
export type PageListing = 'front' | 'listed' | 'theme';

export function pageListing(pages: readonly ListedPage[], slug: string): PageListing {
  if (findFrontPage(pages)?.slug === slug) return 'front';
  return isListedSlug(pages, slug) ? 'listed' : 'theme';
}

/** Returns a page's canonical path (PAGE-50, ROUTE-12). */
export function canonicalPath(slug: string, listing: PageListing): string {
  if (listing === 'front') return links.front();
  return listing === 'listed' ? links.page(slug) : links.tema(slug);
}

/** Reported where the card renders. */
const silentReporter = { error: () => undefined, warn: () => undefined };

/** Returns the canonical path of a card's link (PAGE-50), without query and title; undefined if not internal. */
export function cardPath(
  card: CardLinkSource & Parameters<typeof resolveBehavior>[0],
  pages: readonly ListedPage[],
  now: number,
): string | undefined {
  const link = cardLink(card, resolveBehavior(card, now), {
    reporter: silentReporter,
    isAllowedUrl: () => false,
  });
  if (link?.kind !== 'internal') return undefined;
  const path = link.to.split('?')[0] ?? link.to;
  const slug = readThemeSlug(path);
  if (slug !== undefined) return canonicalPath(slug, pageListing(pages, slug));
  const watched = readWatchParams(path, '');
  return watched?.id === undefined ? path : links.watch({ kind: watched.kind, id: watched.id });
}
