import { startTransition, useCallback, useState, type RefCallback } from 'react';
import { PART, PRESSED_PART } from './parts.ts';

const LOOK_AHEAD = '800px';

export interface DrawnPart {
  /** Independent of the screen at first, to match the server. */
  readonly count: number;
  /** Ref of the last rendered element; triggers the next batch. */
  readonly end: RefCallback<HTMLElement>;
  readonly showMore: () => void;
}

/**
 * Renders a long list incrementally.
 *
 * @param mostByItself limit without a press, so that content below is reachable
 * @param first initial number of items
 */
export function useDrawnPart(total: number, mostByItself = Infinity, first = PART): DrawnPart {
  const [wanted, setWanted] = useState(first);
  const count = Math.min(wanted, total);
  const goesOn = count < Math.min(total, mostByItself);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !goesOn) return;
      // Re-created per batch, since the sentinel may still be near.
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            startTransition(() => setWanted(count + PART));
          }
        },
        // `rootMargin` has no effect inside a scrolling rail; `scrollMargin` does.
        { rootMargin: LOOK_AHEAD, scrollMargin: LOOK_AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [count, goesOn],
  );
  return { count, end, showMore: () => startTransition(() => setWanted(count + PRESSED_PART)) };
}
