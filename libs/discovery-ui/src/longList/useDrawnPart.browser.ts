import { startTransition, useCallback, useState, type RefCallback } from 'react';
import { PART, PRESSED_PART } from './parts.ts';

/** How near the end of what is drawn is to the viewport when more is drawn. */
const LOOK_AHEAD = '800px';

export interface DrawnPart {
  /** So many are drawn. The first drawing does not depend on the screen, so that a server draws the same. */
  readonly count: number;
  /** Goes on the element at the end of what is drawn: when that comes near, more is drawn. */
  readonly end: RefCallback<HTMLElement>;
  /** Draws more at the viewer's wish. */
  readonly showMore: () => void;
}

/**
 * How much of a long list is drawn: a first part, and the rest as one gets there. A season of 5,000 episodes drawn at
 * once is seconds of work for a page of which the viewer sees six, and so is a lane of as many cards.
 *
 * @param total  length of the list
 * @param mostByItself  so many at most are drawn without a wish, so that one can scroll past the list
 * @param first  so many are drawn at first
 */
export function useDrawnPart(total: number, mostByItself = Infinity, first = PART): DrawnPart {
  const [wanted, setWanted] = useState(first);
  const count = Math.min(wanted, total);
  const goesOn = count < Math.min(total, mostByItself);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !goesOn) return;
      // Made anew for each part: an end that is still near after a part has come is told of again.
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            startTransition(() => setWanted(count + PART));
          }
        },
        // In a row that scrolls by itself the margin of the window counts for nothing.
        { rootMargin: LOOK_AHEAD, scrollMargin: LOOK_AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [count, goesOn],
  );
  return { count, end, showMore: () => startTransition(() => setWanted(count + PRESSED_PART)) };
}
