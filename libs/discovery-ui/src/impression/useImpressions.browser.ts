import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { createImpressionTimer } from './impressionTimer.ts';

/** Attribute that marks an element as something to be seen; its value tells it from the others of its list. */
export const IMPRESSION_ATTRIBUTE = 'data-impression';

const MARKED = `[${IMPRESSION_ATTRIBUTE}]`;

/** Of an item this share must be in view to be on show. */
const SHARE = 0.5;

/**
 * Tells which of the marked elements inside `ref` have been seen (LANE-31), each once (LANE-32). Marks come and go:
 * a list may arrive later than its lane, and a hero marks the item that is on show.
 */
export function useImpressions(ref: RefObject<HTMLElement | null>, onSeen: (mark: string) => void): void {
  const seen = useRef(new Set<string>());
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const timer = createImpressionTimer(seen.current, (mark) => tell(mark));
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
  }, [ref]);
}
