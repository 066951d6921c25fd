import { retryFailedQueries } from '@tv/api-client/retry';
import { markNonCritical } from '@tv/lazy';
import { subscribeToVisibleOrOnline } from '@tv/ui/visibleOrOnline';
import type { AppStore } from './createAppStore.ts';

/** Returns whether the page is visible and online. */
function isPresent({ document, navigator }: Window): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/** Retries failed queries while the page is visible, with backoff, and when the user or network returns. */
export function startQueryRetries(
  store: AppStore,
  page: Window,
  schedule: (run: () => void, delayMs: number) => () => void,
): void {
  // Preload: it cannot load while offline.
  import('@tv/discovery-ui/errorViews').catch(markNonCritical);
  retryFailedQueries(store, {
    isActive: () => isPresent(page),
    onReturn: (listener) => subscribeToVisibleOrOnline(page, listener),
    schedule,
    random: Math.random,
  });
}
