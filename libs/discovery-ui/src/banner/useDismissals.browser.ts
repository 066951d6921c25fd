import { useState } from 'react';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { useClock } from '@tv/time';
import { addDismissal, storedDismissals } from './dismissals.ts';
import type { Dismissals } from './selectBanner.ts';

/** Returns the dismissed banners of this device, and a function that dismisses one (BANNER-07). */
export function useDismissals(): readonly [Dismissals, (id: string) => void] {
  const clock = useClock();
  const [storage] = useState(() => openDeviceStorage());
  const read = () => storedDismissals.read(storage) ?? new Map<string, number>();
  const [dismissals, setDismissals] = useState(read);
  const dismiss = (id: string) => {
    // Re-reads, since another tab may have written.
    const next = addDismissal(read(), id, clock.now());
    storedDismissals.write(storage, [...next]);
    setDismissals(next);
  };
  return [dismissals, dismiss];
}
