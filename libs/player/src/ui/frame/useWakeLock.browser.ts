import { useEffect } from 'react';
import { subscribeToVisible } from '@tv/ui/visibleOrOnline';

/** Screen wake lock while `isWanted`, if available. Browsers release it when the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Missing in old browsers and insecure contexts.
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let pendingLock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const requestLock = () => {
      pendingLock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    if (document.visibilityState === 'visible') requestLock();
    const unsubscribe = subscribeToVisible(document, requestLock);
    return () => {
      unsubscribe();
      void pendingLock.then((lock) => lock?.release());
    };
  }, [isWanted]);
}
