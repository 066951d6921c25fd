import { walkCards } from '@tv/discovery-ui/cardKeys';
import { openCards } from '@tv/discovery-ui/opening';
import { keepPlaces } from '@tv/discovery-ui/place';
import { lockCards, type TellLimit } from './parental/lockCards.ts';
import { preparePages } from './preparePages.ts';
import { searchByKey } from './router/searchByKey.browser.ts';
import type { World } from './world/world.ts';

/**
 * What listens to the whole page, which is complete without it: brings what a viewer is about to open, remembers where he
 * was for when he comes back, walks cards by the arrow keys, opens the search at the press of another, has cards grow into the
 * pages that they lead to, and tells what cards are to be locked.
 *
 * @returns ends it
 */
export function listenToPage(
  page: Document,
  { table, store, session, reporter }: Pick<World, 'table' | 'store' | 'session' | 'reporter'>,
  tellLimit: TellLimit,
): () => void {
  const endings = [
    // First: it holds a click back until the rest may hear of it.
    openCards(page, table),
    preparePages(page, table, store, session),
    keepPlaces(page),
    searchByKey(page),
    walkCards(page),
    lockCards(session, reporter, tellLimit),
  ];
  return () => endings.forEach((end) => end());
}
