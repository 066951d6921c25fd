import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What a component was first drawn with: asked for once, while taking over from a server or while drawing by itself. */
function firstDrawing() {
  let isOfBrowser: boolean | undefined;
  return {
    ofServer: () => (isOfBrowser ??= false),
    ofBrowser: () => (isOfBrowser ??= true),
  };
}

/**
 * Whether what is drawn may follow what only the browser knows, such as its storage: false on a server, and in a browser
 * for as long as it takes over what the server drew. That it is over is told in the browser's pauses: told at once, it
 * would bring all that lies beneath to life in one go.
 */
export function useIsHydrated(): boolean {
  const [first] = useState(firstDrawing);
  // The answer does not change with the asking, so nothing is drawn again at once.
  const isOfBrowser = useSyncExternalStore(never, first.ofBrowser, first.ofServer);
  const [isHydrated, setHydrated] = useState(isOfBrowser);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
