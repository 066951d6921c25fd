import { useEffect } from 'react';

/**
 * Keeps the screen from going dark, while it is wanted and the page is seen: a browser lets go of it when the page is hidden.
 * Where there is no such thing, or the browser refuses, the screen does as it always does.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Browsers that have no such thing, and pages that are not secure, have no such property.
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
