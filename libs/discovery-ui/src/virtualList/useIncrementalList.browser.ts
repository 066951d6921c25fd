import { startTransition, useCallback, useState } from 'react';
import { BATCH_SIZE, SHOW_MORE_BATCH_SIZE } from './batchSizes.ts';
import { useNearViewport, type ViewportMargin } from './useNearViewport.browser.ts';

/** `rootMargin` has no effect inside a scrolling rail; `scrollMargin` does. */
const LIST_MARGIN = { rootMargin: '800px', scrollMargin: '800px' };

interface IncrementalListOptions {
  /** Limit without a press, so that content below is reachable. */
  readonly autoRenderLimit?: number | undefined;
  /** Items when the end comes near, and `initialCount` by default. */
  readonly batchSize?: number;
  readonly initialCount?: number;
  /** Where the end is near; a constant. */
  readonly margin?: ViewportMargin;
}

/** Renders a long list incrementally. */
export function useIncrementalList(
  total: number,
  {
    autoRenderLimit = Infinity,
    batchSize = BATCH_SIZE,
    initialCount = batchSize,
    margin = LIST_MARGIN,
  }: IncrementalListOptions = {},
) {
  const [requestedCount, setRequestedCount] = useState<number>();
  const count = Math.min(requestedCount ?? initialCount, total);
  const hasMore = count < Math.min(total, autoRenderLimit);
  // A new callback per batch is observed again, since the sentinel may still be near.
  const renderMore = useCallback(
    () => startTransition(() => setRequestedCount(count + batchSize)),
    [count, batchSize],
  );
  const sentinelRef = useNearViewport(hasMore ? renderMore : undefined, margin);
  return {
    count,
    /** Ref of the last rendered element; triggers the next batch. */
    sentinelRef,
    showMore: () => startTransition(() => setRequestedCount(count + SHOW_MORE_BATCH_SIZE)),
  };
}
