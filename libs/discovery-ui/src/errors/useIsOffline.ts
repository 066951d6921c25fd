import { useIsOnline } from '@tv/ui/online';
import { isNetworkError } from './networkUnavailable.ts';

/** Whether no server answered and the browser is offline. */
export function useIsOffline(error: unknown): boolean {
  const isOnline = useIsOnline();
  return !isOnline && isNetworkError(error);
}
