import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Remembers whether the first render was a hydration. */
function firstDrawing() {
  let isOfBrowser: boolean | undefined;
  return {
    ofServer: () => (isOfBrowser ??= false),
    ofBrowser: () => (isOfBrowser ??= true),
  };
}

/**
 * Returns whether render output may depend on browser-only state, such as storage. False on the server and
 * during hydration; then true in a transition.
 */
export function useIsHydrated(): boolean {
  const [first] = useState(firstDrawing);
  // The memoised value causes no extra render.
  const isOfBrowser = useSyncExternalStore(never, first.ofBrowser, first.ofServer);
  const [isHydrated, setHydrated] = useState(isOfBrowser);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
