import { useEffect, useEffectEvent } from 'react';
import { subscribeToVisible } from '@tv/ui/visibleOrOnline';

/** Polls while the page is visible; a poll missed while hidden runs on return. */
export function usePollWhileVisible(onPoll: () => void, intervalMs: number): void {
  const poll = useEffectEvent(onPoll);
  useEffect(() => {
    let isDue = false;
    const pollIfVisible = () => {
      isDue = document.visibilityState !== 'visible';
      if (!isDue) poll();
    };
    const timer = setInterval(pollIfVisible, intervalMs);
    const unsubscribe = subscribeToVisible(document, () => {
      if (isDue) pollIfVisible();
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [intervalMs]);
}
