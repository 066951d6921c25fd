import { useEffect } from 'react';

/**
 * Keeps the screen on while `isWanted`. Requests again when the page becomes visible, since browsers release
 * the lock of hidden pages. Failures are ignored.
 */
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
