import { useIsOnline } from '@tv/ui/online';

export const NETWORK_UNAVAILABLE_TITLE = 'Du ser ut til å være uten nett';

/** Returns whether no server answered. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'NetworkError';
}

/** Returns whether no server answered and the browser is offline. */
export function useIsOffline(error: unknown): boolean {
  return !useIsOnline() && isNetworkError(error);
}
