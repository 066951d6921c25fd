import { useState } from 'react';
import { openStorage } from '@tv/config';
import { useClock } from '@tv/time';
import { DISMISSALS_KEY, serializeDismissals, parseDismissals, addDismissal } from './dismissals.ts';
import type { Dismissals } from './selectBanner.ts';

/** Returns the dismissed banners of this device, and a function that dismisses one (BANNER-07). */
export function useDismissals(): readonly [Dismissals, (id: string) => void] {
  const clock = useClock();
  const [storage] = useState(() => openStorage(() => window.localStorage));
  const read = () => parseDismissals(storage.getItem(DISMISSALS_KEY));
  const [dismissals, setDismissals] = useState(read);
  const dismiss = (id: string) => {
    // Re-reads, since another tab may have written.
    const next = addDismissal(read(), id, clock.now());
    storage.setItem(DISMISSALS_KEY, serializeDismissals(next));
    setDismissals(next);
  };
  return [dismissals, dismiss];
}
