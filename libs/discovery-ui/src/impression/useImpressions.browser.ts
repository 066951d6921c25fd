import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { createImpressionTimer } from './impressionTimer.ts';

/** Attribute that marks an element as something to be seen; its value is the item's id. */
export const IMPRESSION_ATTRIBUTE = 'data-impression';

/** Of an item this share must be in view to be on show. */
const SHARE = 0.5;

/**
 * Tells which of the marked elements inside `ref` have been seen (LANE-31), each once (LANE-32).
 *
 * @param ids of the items that are there now
 */
export function useImpressions(
  ref: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onSeen: (id: string) => void,
): void {
  const seen = useRef(new Set<string>());
  const tell = useEffectEvent(onSeen);
  const key = ids.join(' ');
  useEffect(() => {
    if (!ref.current) return;
    const timer = createImpressionTimer(seen.current, (id) => tell(id));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute(IMPRESSION_ATTRIBUTE);
          if (id !== null) timer[isIntersecting ? 'entered' : 'left'](id);
        }
      },
      { threshold: SHARE },
    );
    for (const element of ref.current.querySelectorAll(`[${IMPRESSION_ATTRIBUTE}]`))
      observer.observe(element);
    return () => {
      observer.disconnect();
      timer.stop();
    };
  }, [ref, key]);
}
