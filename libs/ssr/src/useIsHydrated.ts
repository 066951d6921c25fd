import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** Returns what the first render read, also later: `readServed` during SSR and hydration, otherwise `read`. */
export function useFirstRenderValue<Value>(read: () => Value, readServed: () => Value): Value {
  const [first] = useState(() => {
    let value: Value | undefined;
    return { get: () => (value ??= read()), getServed: () => (value ??= readServed()) };
  });
  // The snapshots are equal, so there is no extra render.
  return useSyncExternalStore(subscribeNever, first.get, first.getServed);
}

/**
 * Returns whether render output may depend on browser-only state, such as storage. False on the server and
 * during hydration; then true in a transition.
 */
export function useIsHydrated(): boolean {
  const isClientRender = useFirstRenderValue(
    () => true,
    () => false,
  );
  const [isHydrated, setHydrated] = useState(isClientRender);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
