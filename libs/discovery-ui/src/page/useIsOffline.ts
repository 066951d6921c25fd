import { useIsOnline } from '@tv/ui/online';
import { isOutOfReach } from './outOfReach.ts';

/**
 * Whether a call failed because the viewer has no network: no server answered, and his browser knows of none. Where it
 * knows of one, the fault may as well be ours.
 */
export function useIsOffline(error: unknown): boolean {
  const isOnline = useIsOnline();
  return !isOnline && isOutOfReach(error);
}
