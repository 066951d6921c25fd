import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** Remembers whether the first render was a hydration. */
function firstRender() {
  let isClientRender: boolean | undefined;
  return {
    getServerSnapshot: () => (isClientRender ??= false),
    getClientSnapshot: () => (isClientRender ??= true),
  };
}

/**
 * Returns whether render output may depend on browser-only state, such as storage. False on the server and
 * during hydration; then true in a transition.
 */
export function useIsHydrated(): boolean {
  const [first] = useState(firstRender);
  // The memoised value causes no extra render.
  const isClientRender = useSyncExternalStore(
    subscribeNever,
    first.getClientSnapshot,
    first.getServerSnapshot,
  );
  const [isHydrated, setHydrated] = useState(isClientRender);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
