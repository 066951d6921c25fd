import { startTransition, useCallback, useState, type RefCallback } from 'react';
import { BATCH_SIZE, SHOW_MORE_BATCH_SIZE } from './batchSizes.ts';

const RENDER_MARGIN = '800px';

export interface IncrementalList {
  /** Independent of the screen at first, to match the server. */
  readonly count: number;
  /** Ref of the last rendered element; triggers the next batch. */
  readonly sentinelRef: RefCallback<HTMLElement>;
  readonly showMore: () => void;
}

/**
 * Renders a long list incrementally.
 *
 * @param autoRenderLimit limit without a press, so that content below is reachable
 * @param initialCount initial number of items
 */
export function useIncrementalList(
  total: number,
  autoRenderLimit = Infinity,
  initialCount = BATCH_SIZE,
): IncrementalList {
  const [requestedCount, setRequestedCount] = useState(initialCount);
  const count = Math.min(requestedCount, total);
  const hasMore = count < Math.min(total, autoRenderLimit);
  const sentinelRef = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !hasMore) return;
      // Re-created per batch, since the sentinel may still be near.
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            startTransition(() => setRequestedCount(count + BATCH_SIZE));
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
  return {
    count,
    sentinelRef,
    showMore: () => startTransition(() => setRequestedCount(count + SHOW_MORE_BATCH_SIZE)),
  };
}
