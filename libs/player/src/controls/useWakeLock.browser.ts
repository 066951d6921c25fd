import { useEffect } from 'react';

/** Screen wake lock while `isWanted`, if available. Browsers release it when the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Missing in old browsers and insecure contexts.
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    const ending = new AbortController();
    let held: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      held = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask, { signal: ending.signal });
    return () => {
      ending.abort();
      void held.then((lock) => lock?.release());
    };
  }, [isWanted]);
}
