import { useCallback, useState } from 'react';
import { openStorage } from '@tv/config';
import { useIsHydrated } from '@tv/rendering';
import { useClock } from '@tv/time';
import { useUserId } from '../payment/intent/useUserId.ts';
import { clearPreloadedVoucher, readPreloadedVoucher } from '../voucher/preloadedVoucher.ts';

const open = () => openStorage(() => window.localStorage);

/** The stored voucher code, cleared once rejected. */
export function useKeptVoucher() {
  const clock = useClock();
  const isHydrated = useIsHydrated();
  const userId = useUserId();
  const [isCleared, setIsCleared] = useState(false);
  const clear = useCallback(() => {
    clearPreloadedVoucher(open());
    setIsCleared(true);
  }, []);
  const code = isHydrated && !isCleared ? readPreloadedVoucher(open(), clock.now(), userId) : undefined;
  return { code, clear };
}
