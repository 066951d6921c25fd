import { useCallback, useEffect } from 'react';
import { useCurrentUser } from '@tv/auth';
import { markNonCritical, prefersReducedData, runWhenIdle } from '@tv/ui';

/** Time for lanes and pictures to load first. */
const SETTLED_MS = 2000;

/**
 * Preloads the player for customers in idle time, because touch gives no earlier intent. Off when the user
 * prefers reduced data. Errors are non-critical.
 *
 * @returns starts the preload; its result cancels it
 */
export function usePlayerAhead(bring: () => Promise<unknown>): () => (() => void) | undefined {
  const isCustomer = useCurrentUser().kind === 'customer';
  return useCallback(
    () => (isCustomer && !prefersReducedData() ? runWhenIdle(() => void bring().catch(markNonCritical)) : undefined),
    [isCustomer, bring],
  );
}

/** Preloads the player after a delay, for pages of lanes. */
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
