import { openStorage, type KeyValueStorage } from '@tv/config';
import { readPlace, showPlace } from './placeOnPage.browser.ts';
import { entryOf, placeOf, rememberPlace, type Place } from './places.ts';
import { untilDone } from './untilDone.ts';

/** What a viewer does who wants to be elsewhere. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function memory(): KeyValueStorage {
  return openStorage(() => window.sessionStorage);
}

function entryHere(): string {
  const { pathname, search } = window.location;
  return entryOf(window.history.state, `${pathname}${search}`);
}

/** Where the viewer was on the page of this entry of the history, before he left it; undefined where he comes first. */
export function placeHere(): Place | undefined {
  return placeOf(memory(), entryHere());
}

/**
 * Brings a viewer who comes back to where he was (PAGE-61), in several attempts (PAGE-62): what the page shows may come
 * after the page. When he moves by himself meanwhile, he is left alone.
 */
export function showPlaceAgain(page: Document): void {
  const place = placeHere();
  if (!place) return;
  const giveUp = untilDone(() => showPlace(page, place));
  const ending = new AbortController();
  const leaveAlone = (): void => {
    giveUp();
    // The others go too: most viewers make some moves never, and come back often.
    ending.abort();
  };
  for (const type of OWN_MOVES) {
    page.addEventListener(type, leaveAlone, { passive: true, signal: ending.signal });
  }
}

/** Whether the document was loaded anew for an entry of the history that the viewer has been at before. */
function isOpenedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'reload' || type === 'back_forward';
}

/**
 * Remembers where a viewer is whenever he follows a link, and brings him there where this document is one that he comes
 * back to. Within a document `showPlaceAgain` does, when the page has changed.
 *
 * @returns ends it
 */
export function keepPlaces(page: Document): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Before anybody acts on the press: the page is still as he sees it.
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) rememberPlace(memory(), entryHere(), readPlace(page, link));
    },
    { capture: true, signal },
  );
  if (isOpenedAgain()) showPlaceAgain(page);
  return () => ending.abort();
}
