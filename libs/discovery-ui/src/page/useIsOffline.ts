import { useIsOnline } from '@tv/ui/online';
import { isOutOfReach } from './outOfReach.ts';

/**
 * Whether a request failed because the device is offline: no server answered and the browser reports no
 * network.
 */
export function useIsOffline(error: unknown): boolean {
  const isOnline = useIsOnline();
  return !isOnline && isOutOfReach(error);
}
