import { useIsOnline } from '@tv/ui/online';
import { isOutOfReach } from './outOfReach.ts';

/** Whether no server answered and the browser is offline. */
export function useIsOffline(error: unknown): boolean {
  const isOnline = useIsOnline();
  return !isOnline && isOutOfReach(error);
}
