import { openStorage, type KeyValueStorage } from '@tv/config';
import { readPlace, showPlace } from './placeOnPage.browser.ts';
import { entryOf, placeOf, rememberPlace, type Place } from './places.ts';
import { untilDone } from './untilDone.ts';

const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function memory(): KeyValueStorage {
  return openStorage(() => window.sessionStorage);
}

function entryHere(): string {
  const { pathname, search } = window.location;
  return entryOf(window.history.state, `${pathname}${search}`);
}

/** Returns the saved scroll snapshot of the current history entry, if any. */
export function placeHere(): Place | undefined {
  return placeOf(memory(), entryHere());
}

/**
 * Restores the scroll position (PAGE-61), with retries while content loads (PAGE-62). User input cancels it.
 */
export function showPlaceAgain(page: Document): void {
  const place = placeHere();
  if (!place) return;
  const giveUp = untilDone(() => showPlace(page, place));
  const ending = new AbortController();
  const leaveAlone = (): void => {
    giveUp();
    ending.abort();
  };
  for (const type of OWN_MOVES) {
    page.addEventListener(type, leaveAlone, { passive: true, signal: ending.signal });
  }
}

function isOpenedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'reload' || type === 'back_forward';
}

/**
 * Saves the scroll position on every link click, and restores it when this document was reloaded or reached
 * through history. See {@link restoreScroll} for client-side navigation.
 */
export function keepPlaces(page: Document): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Before any handler changes the page.
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
