import { MOST_BY_ITSELF } from '../../longList/parts.ts';

/** What says that a viewer goes on by himself. */
const OWN_MOVES = ['keydown', 'pointerdown', 'wheel', 'focusout'] as const;

/**
 * Stays at the end of a list while more of it comes, until the viewer moves on by himself: a row is drawn in parts, and
 * shows more of itself as soon as one gets to the end of what there is. Of a list without end he gets to see the first of it.
 *
 * @param goToEnd  goes to what is the last now
 * @returns ends it
 */
export function stayAtEnd(list: Element, goToEnd: () => void): () => void {
  const growth = new MutationObserver(() => {
    stop();
    goToEnd();
    if (list.children.length < MOST_BY_ITSELF) watch();
  });
  const stop = () => {
    growth.disconnect();
    for (const move of OWN_MOVES) document.removeEventListener(move, stop, { capture: true });
  };
  function watch(): void {
    growth.observe(list, { childList: true });
    for (const move of OWN_MOVES) document.addEventListener(move, stop, { capture: true, passive: true });
  }
  watch();
  return stop;
}
