import { AUTO_RENDER_LIMIT } from '../../virtualList/batchSizes.ts';

const USER_INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'focusout'] as const;

/** Stays at the end of a growing list until the user acts or `AUTO_RENDER_LIMIT` is reached. */
export function pinToEnd(list: Element, goToEnd: () => void): () => void {
  const observer = new MutationObserver(() => {
    stop();
    goToEnd();
    if (list.children.length < AUTO_RENDER_LIMIT) watch();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of USER_INPUT_EVENTS) document.removeEventListener(type, stop, { capture: true });
  };
  function watch(): void {
    observer.observe(list, { childList: true });
    for (const type of USER_INPUT_EVENTS)
      document.addEventListener(type, stop, { capture: true, passive: true });
  }
  watch();
  return stop;
}
