import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what is drawn may follow what only the browser knows, such as its storage: false on a server, and in a browser
 * for as long as it takes over what the server drew.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
