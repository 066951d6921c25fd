import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const body = () => document.body;
const nowhere = () => undefined;

/** Where that is drawn which stands over the page; nowhere on a server, nor while a browser takes over what one has drawn. */
export function usePageEnd(): HTMLElement | undefined {
  return useSyncExternalStore(never, body, nowhere);
}
