import { walkCards } from '@tv/discovery-ui/cardKeys';
import { openCards } from '@tv/discovery-ui/opening';
import { keepPlaces } from '@tv/discovery-ui/place';
import { preparePages } from './preparePages.ts';
import { searchByKey } from './router/searchByKey.browser.ts';

/**
 * What listens to the whole page, which is complete without it: brings what a viewer is about to open, remembers where he
 * was for when he comes back, walks cards by the arrow keys, opens the search at the press of another, and has cards grow into
 * the pages that they lead to.
 *
 * @returns ends it
 */
export function listenToPage(...world: Parameters<typeof preparePages>): () => void {
  const [page, table] = world;
  const endings = [
    // First: it holds a click back until the rest may hear of it.
    openCards(page, table),
    preparePages(...world),
    keepPlaces(page),
    searchByKey(page),
    walkCards(page),
  ];
  return () => endings.forEach((end) => end());
}
