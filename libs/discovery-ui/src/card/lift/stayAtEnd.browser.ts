import { MOST_BY_ITSELF } from '../../longList/parts.ts';

const OWN_MOVES = ['keydown', 'pointerdown', 'wheel', 'focusout'] as const;

/** Stays at the end of a growing list until the user acts or `AUTO_RENDER_LIMIT` is reached. */
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
