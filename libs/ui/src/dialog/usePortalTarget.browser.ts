import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const getBody = () => document.body;
const getServerSnapshot = () => undefined;

/** Default portal target, `<body>`; undefined on the server and during hydration. */
export function usePortalTarget(): HTMLElement | undefined {
  return useSyncExternalStore(subscribeToNothing, getBody, getServerSnapshot);
}
