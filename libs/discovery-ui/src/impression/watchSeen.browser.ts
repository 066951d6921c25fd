import { createImpressionTimer } from './impressionTimer.ts';
import { IMPRESSION_ATTRIBUTE } from './mark.ts';

const MARKED = `[${IMPRESSION_ATTRIBUTE}]`;

const SHARE = 0.5;

/**
 * Reports impressions of marked elements (LANE-31), each once (LANE-32).
 *
 * @param seen ids already reported; mutated
 */
export function watchSeen(list: HTMLElement, seen: Set<string>, onSeen: (mark: string) => void): () => void {
  const timer = createImpressionTimer(seen, onSeen);
  const watched = new Map<Element, string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const mark = watched.get(target);
        if (mark !== undefined) timer[isIntersecting ? 'entered' : 'left'](mark);
      }
    },
    { threshold: SHARE },
  );
  const look = () => {
    for (const [element, mark] of watched) {
      if (list.contains(element) && element.getAttribute(IMPRESSION_ATTRIBUTE) === mark) continue;
      observer.unobserve(element);
      timer.left(mark);
      watched.delete(element);
    }
    for (const element of list.querySelectorAll(MARKED)) {
      const mark = element.getAttribute(IMPRESSION_ATTRIBUTE);
      if (mark === null || watched.has(element)) continue;
      watched.set(element, mark);
      observer.observe(element);
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(list, { childList: true, subtree: true, attributeFilter: [IMPRESSION_ATTRIBUTE] });
  return () => {
    changes.disconnect();
    observer.disconnect();
    timer.stop();
  };
}
