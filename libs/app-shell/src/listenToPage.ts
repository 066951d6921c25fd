import { rovingCards } from '@tv/discovery-ui/rovingCards';
import { enableCardTransition } from '@tv/discovery-ui/cardTransition';
import { saveScroll } from '@tv/discovery-ui/scrollRestoration';
import { bringChat } from './chat/bringChat.browser.ts';
import { lockCards, type TellLimit } from './parental/lockCards.ts';
import { preparePages } from './preparePages.ts';
import { searchByKey } from './router/searchByKey.browser.ts';
import { clearCookie } from './startup/clearCookie.browser.ts';
import type { World } from './world/world.ts';

/**
 * Attaches the document-level listeners and loads the chat widget. Also clears a leftover analytics cookie
 * (ANA-34).
 *
 * @returns detaches them
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
    // First: it holds a click until the others are ready.
    enableCardTransition(page, table),
    preparePages(page, table, store, session),
    saveScroll(page),
    searchByKey(page),
    rovingCards(page),
    lockCards(session, reporter, tellLimit),
    bringChat(page, { config, consent, reporter }),
  ];
  return () => endings.forEach((end) => end());
}
