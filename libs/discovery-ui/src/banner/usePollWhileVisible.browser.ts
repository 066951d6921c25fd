import { useEffect, useEffectEvent } from 'react';

/** Polls while the page is visible; a poll missed while hidden runs on return. */
export function usePollWhileVisible(onPoll: () => void, intervalMs: number): void {
  const poll = useEffectEvent(onPoll);
  useEffect(() => {
    let isDue = false;
    const pollIfVisible = () => {
      isDue = document.visibilityState !== 'visible';
      if (!isDue) poll();
    };
    const handleVisibilityChange = () => {
      if (isDue) pollIfVisible();
    };
    const timer = setInterval(pollIfVisible, intervalMs);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
    };
  }, [intervalMs]);
}
