import { useCallback, useEffect } from 'react';
import { useIsCustomer } from '@tv/auth';
import { markNonCritical, prefersReducedData, runWhenIdle } from '@tv/lazy';

/** Time for lanes and pictures to load first. */
const PRELOAD_DELAY_MS = 2000;

/**
 * Preloads the player for customers in idle time, because touch gives no earlier intent. Off when the user
 * prefers reduced data. Errors are non-critical.
 *
 * @returns starts the preload; its result cancels it
 */
export function usePlayerPreload(load: () => Promise<unknown>): () => (() => void) | undefined {
  const isCustomer = useIsCustomer();
  return useCallback(
    () =>
      isCustomer && !prefersReducedData() ? runWhenIdle(() => void load().catch(markNonCritical)) : undefined,
    [isCustomer, load],
  );
}

/** Preloads the player after a delay, for pages of lanes. */
export function useDelayedPlayerPreload(load: () => Promise<unknown>): void {
  const preload = usePlayerPreload(load);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = preload();
    }, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [preload]);
}
