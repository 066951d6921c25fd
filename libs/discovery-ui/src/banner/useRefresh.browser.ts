import { useEffect, useEffectEvent } from 'react';

/** Polls while the page is visible; a poll missed while hidden runs on return. */
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
