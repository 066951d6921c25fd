import { retryFailedQueries } from '@tv/api-client/retry';
import { spareFailure } from '@tv/ui';
import type { AppStore } from './createAppStore.ts';
import { onReturn } from './onReturn.browser.ts';

/** Whether somebody looks, and the browser knows of a network. */
function isPresent({ document, navigator }: Window): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/**
 * Asks again for what has failed while somebody looks: after growing pauses, and at once when he or the network comes
 * back. Brings what is said of failures, too.
 *
 * @param schedule  runs something after a delay in milliseconds; the answer keeps it from running
 */
export function retryFailures(
  store: AppStore,
  page: Window,
  schedule: (run: () => void, delayMs: number) => () => void,
): void {
  // Without a network it could not be brought any more.
  import('@tv/discovery-ui/troubles').catch(spareFailure);
  retryFailedQueries(store, {
    isPresent: () => isPresent(page),
    onReturn: (listener) => onReturn(page, listener),
    schedule,
    random: Math.random,
  });
}
