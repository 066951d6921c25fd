import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What a component was first drawn by: asked for once, while taking over from a server or while drawing by itself. */
function firstDrawing() {
  let isServed: boolean | undefined;
  return {
    ofServer: () => (isServed ??= true),
    ofBrowser: () => (isServed ??= false),
  };
}

/**
 * Whether a server has drawn the component, or is drawing it; it stays so when a browser has taken it over. False for what
 * a browser draws by itself.
 */
export function useIsServed(): boolean {
  const [first] = useState(firstDrawing);
  // The answer does not change with the asking, so nothing is drawn again.
  return useSyncExternalStore(never, first.ofBrowser, first.ofServer);
}
