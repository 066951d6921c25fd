import { useEffect, useEffectEvent } from 'react';

/** Calls the listener each time the network returns. */
export function useOnNetworkReturn(listener: () => void): void {
  const onOnline = useEffectEvent(listener);
  useEffect(() => {
    const notify = () => onOnline();
    window.addEventListener('online', notify);
    return () => window.removeEventListener('online', notify);
  }, []);
}
