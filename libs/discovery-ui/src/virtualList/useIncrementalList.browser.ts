import { startTransition, useCallback, useState } from 'react';
import { BATCH_SIZE, SHOW_MORE_BATCH_SIZE } from './batchSizes.ts';
import { useNearViewport } from './useNearViewport.browser.ts';

/** `rootMargin` has no effect inside a scrolling rail; `scrollMargin` does. */
const RENDER_MARGIN = { rootMargin: '800px', scrollMargin: '800px' };

/**
 * Renders a long list incrementally.
 *
 * @param autoRenderLimit limit without a press, so that content below is reachable
 */
export function useIncrementalList(total: number, autoRenderLimit = Infinity, initialCount = BATCH_SIZE) {
  const [requestedCount, setRequestedCount] = useState(initialCount);
  const count = Math.min(requestedCount, total);
  const hasMore = count < Math.min(total, autoRenderLimit);
  // A new callback per batch is observed again, since the sentinel may still be near.
  const renderMore = useCallback(() => startTransition(() => setRequestedCount(count + BATCH_SIZE)), [count]);
  const sentinelRef = useNearViewport(hasMore ? renderMore : undefined, RENDER_MARGIN);
  return {
    /** Independent of the screen at first, to match the server. */
    count,
    /** Ref of the last rendered element; triggers the next batch. */
    sentinelRef,
    showMore: () => startTransition(() => setRequestedCount(count + SHOW_MORE_BATCH_SIZE)),
  };
}
