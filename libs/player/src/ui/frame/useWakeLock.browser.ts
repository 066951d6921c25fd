import { useEffect } from 'react';

/** Screen wake lock while `isWanted`, if available. Browsers release it when the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Missing in old browsers and insecure contexts.
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    const controller = new AbortController();
    let pendingLock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const requestLock = () => {
      if (document.visibilityState !== 'visible') return;
      pendingLock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock, { signal: controller.signal });
    return () => {
      controller.abort();
      void pendingLock.then((lock) => lock?.release());
    };
  }, [isWanted]);
}
