import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const body = () => document.body;
const nowhere = () => undefined;

/** Default portal target, `<body>`; undefined on the server and during hydration. */
export function usePageEnd(): HTMLElement | undefined {
  return useSyncExternalStore(never, body, nowhere);
}
