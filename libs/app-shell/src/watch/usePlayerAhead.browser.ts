import { useCallback, useEffect } from 'react';
import { useViewer } from '@tv/auth';
import { spareFailure, sparesData, whenIdle } from '@tv/ui';

/** How long (ms) a page of lanes gets for itself before the player may come. */
const SETTLED_MS = 2000;

/**
 * For a page that offers something to play: brings the player for a customer while his browser has nothing else to
 * do. A finger or a key gives no sign before it presses, so what comes on intent would come late for it. Nothing is
 * brought where data is to be spared. What could not be brought costs nothing: the watch page asks again, and tells.
 *
 * @param bring  rejects when it cannot be had
 * @returns begins it; that answers with what ends the waiting
 */
export function usePlayerAhead(bring: () => Promise<unknown>): () => (() => void) | undefined {
  const isCustomer = useViewer().kind === 'customer';
  return useCallback(
    () => (isCustomer && !sparesData() ? whenIdle(() => void bring().catch(spareFailure)) : undefined),
    [isCustomer, bring],
  );
}

/**
 * For a page whose cards lead to playing, among other things: brings the player as `usePlayerAhead` does, but only after
 * the page has had some seconds for its lanes and pictures.
 */
export function usePlayerLater(bring: () => Promise<unknown>): void {
  const begin = usePlayerAhead(bring);
  useEffect(() => {
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      end = begin();
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [begin]);
}
