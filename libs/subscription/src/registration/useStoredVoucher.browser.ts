import { useCallback, useState } from 'react';
import { openStorage } from '@tv/config';
import { useIsHydrated } from '@tv/ssr';
import { useClock } from '@tv/time';
import { useUserId } from '../payment/intent/useUserId.ts';
import { clearPreloadedVoucher, readPreloadedVoucher } from '../voucher/preloadedVoucher.ts';

const openLocalStorage = () => openStorage(() => window.localStorage);

/** The stored voucher code, cleared once rejected. */
export function useStoredVoucher() {
  const clock = useClock();
  const isHydrated = useIsHydrated();
  const userId = useUserId();
  const [isCleared, setIsCleared] = useState(false);
  const clear = useCallback(() => {
    clearPreloadedVoucher(openLocalStorage());
    setIsCleared(true);
  }, []);
  const code =
    isHydrated && !isCleared ? readPreloadedVoucher(openLocalStorage(), clock.now(), userId) : undefined;
  return { code, clear };
}
