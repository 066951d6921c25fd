import { useEffect, useEffectEvent } from 'react';

/**
 * Polls while the page is visible. A poll that was due while hidden runs when the page becomes visible.
 *
 * @param everyMs interval in milliseconds
 */
export function useRefresh(refresh: () => void, everyMs: number): void {
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    let isDue = false;
    const askIfSeen = () => {
      isDue = document.visibilityState !== 'visible';
      if (!isDue) ask();
    };
    const comeBack = () => {
      if (isDue) askIfSeen();
    };
    const timer = setInterval(askIfSeen, everyMs);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [everyMs]);
}
