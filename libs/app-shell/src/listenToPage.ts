import { walkCards } from '@tv/discovery-ui/cardKeys';
import { openCards } from '@tv/discovery-ui/opening';
import { keepPlaces } from '@tv/discovery-ui/place';
import { bringChat } from './chat/bringChat.browser.ts';
import { lockCards, type TellLimit } from './parental/lockCards.ts';
import { preparePages } from './preparePages.ts';
import { searchByKey } from './router/searchByKey.browser.ts';
import { clearCookie } from './startup/clearCookie.browser.ts';
import type { World } from './world/world.ts';

/**
 * What listens to the whole page, which is complete without it: brings what a viewer is about to open, remembers where he
 * was for when he comes back, walks cards by the arrow keys, opens the search at the press of another, has cards grow into the
 * pages that they lead to, tells what cards are to be locked, brings the chat with customer service, and takes a cookie away that
 * a provider of analytics may have left (ANA-34).
 *
 * @returns ends it
 */
export function listenToPage(
  page: Document,
  {
    table,
    store,
    session,
    reporter,
    config,
    consent,
  }: Pick<World, 'table' | 'store' | 'session' | 'reporter' | 'config' | 'consent'>,
  tellLimit: TellLimit,
): () => void {
  clearCookie(page, config.analytics.cookieToClear);
  const endings = [
    // First: it holds a click back until the rest may hear of it.
    openCards(page, table),
    preparePages(page, table, store, session),
    keepPlaces(page),
    searchByKey(page),
    walkCards(page),
    lockCards(session, reporter, tellLimit),
    bringChat(page, { config, consent, reporter }),
  ];
  return () => endings.forEach((end) => end());
}
