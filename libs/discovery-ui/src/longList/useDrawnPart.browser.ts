import { startTransition, useCallback, useState, type RefCallback } from 'react';
import { PART, PRESSED_PART } from './parts.ts';

const RENDER_MARGIN = '800px';

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
 * @param autoRenderLimit limit without a press, so that content below is reachable
 * @param initialCount initial number of items
 */
export function useDrawnPart(total: number, autoRenderLimit = Infinity, initialCount = PART): DrawnPart {
  const [requestedCount, setRequestedCount] = useState(initialCount);
  const count = Math.min(requestedCount, total);
  const hasMore = count < Math.min(total, autoRenderLimit);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !hasMore) return;
      // Re-created per batch, since the sentinel may still be near.
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            startTransition(() => setRequestedCount(count + PART));
          }
        },
        // `rootMargin` has no effect inside a scrolling rail; `scrollMargin` does.
        { rootMargin: RENDER_MARGIN, scrollMargin: RENDER_MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [count, hasMore],
  );
  return { count, end, showMore: () => startTransition(() => setRequestedCount(count + PRESSED_PART)) };
}
