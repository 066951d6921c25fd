import { useCallback, useState } from 'react';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { useIsHydrated } from '@tv/ssr';
import { useClock } from '@tv/time';
import { useUserId } from '../payment/intent/useUserId.ts';
import { storedVoucher, readPreloadedVoucher } from '../voucher/preloadedVoucher.ts';

/** The stored voucher code, cleared once rejected. */
export function useStoredVoucher() {
  const clock = useClock();
  const isHydrated = useIsHydrated();
  const userId = useUserId();
  const [isCleared, setIsCleared] = useState(false);
  const clear = useCallback(() => {
    storedVoucher.clear(openDeviceStorage());
    setIsCleared(true);
  }, []);
  const code =
    isHydrated && !isCleared ? readPreloadedVoucher(openDeviceStorage(), clock.now(), userId) : undefined;
  return { code, clear };
}
