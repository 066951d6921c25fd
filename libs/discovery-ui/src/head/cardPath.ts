import type { ListedPage } from '@tv/api-client';
import { links, readThemeSlug, readWatchLink } from '@tv/routes';
import { cardLink, type CardLinkSource } from '../card/link/cardLink.ts';
import { resolveBehavior } from '../card/state/resolveBehavior.ts';
import { canonicalPath, pageListing } from './canonicalPath.ts';

/** What a card lacks, and where it leads outside, is for whoever draws it. */
const silent = { error: () => undefined, warn: () => undefined };

/**
 * The path of ours that a card leads to now, as the page there is known (PAGE-50): without a query, and without the names
 * that links to a watch page carry. Undefined where it leads nowhere, or elsewhere.
 *
 * @param pages the page list
 * @param now epoch milliseconds
 */
export function cardPath(
  card: CardLinkSource & Parameters<typeof resolveBehavior>[0],
  pages: readonly ListedPage[],
  now: number,
): string | undefined {
  const link = cardLink(card, resolveBehavior(card, now), { reporter: silent, isAllowedUrl: () => false });
  if (link?.kind !== 'internal') return undefined;
  const path = link.to.split('?')[0] ?? link.to;
  const slug = readThemeSlug(path);
  if (slug !== undefined) return canonicalPath(slug, pageListing(pages, slug));
  const watched = readWatchLink(path, '');
  return watched?.id === undefined ? path : links.watch({ kind: watched.kind, id: watched.id });
}
