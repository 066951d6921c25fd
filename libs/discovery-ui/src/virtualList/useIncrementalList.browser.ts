import { startTransition, useCallback, useState, type RefCallback } from 'react';
import { BATCH_SIZE, SHOW_MORE_BATCH_SIZE } from './batchSizes.ts';
import { useNearViewport } from './useNearViewport.browser.ts';

/** `rootMargin` has no effect inside a scrolling rail; `scrollMargin` does. */
const RENDER_MARGIN = { rootMargin: '800px', scrollMargin: '800px' };

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
  // A new callback per batch is observed again, since the sentinel may still be near.
  const renderMore = useCallback(() => startTransition(() => setRequestedCount(count + BATCH_SIZE)), [count]);
  const sentinelRef = useNearViewport(hasMore ? renderMore : undefined, RENDER_MARGIN);
  return {
    count,
    sentinelRef,
    showMore: () => startTransition(() => setRequestedCount(count + SHOW_MORE_BATCH_SIZE)),
  };
}
