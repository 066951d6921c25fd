import { walkCards } from '@tv/discovery-ui/cardKeys';
import { keepPlaces } from '@tv/discovery-ui/place';
import { preparePages } from './preparePages.ts';
import { searchByKey } from './router/searchByKey.browser.ts';

/**
 * What listens to the whole page, which is complete without it: brings what a viewer is about to open, remembers where he
 * was for when he comes back, walks cards by the arrow keys, and opens the search at the press of another.
 *
 * @returns ends it
 */
export function listenToPage(...world: Parameters<typeof preparePages>): () => void {
  const endings = [preparePages(...world), keepPlaces(world[0]), searchByKey(world[0]), walkCards(world[0])];
  return () => endings.forEach((end) => end());
}
