import { useEffect, useEffectEvent } from 'react';

/**
 * Asks anew at a pace while somebody looks at the page; what fell due while nobody did, when he is back.
 *
 * @param everyMs  milliseconds
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
