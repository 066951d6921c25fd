import { useState, useSyncExternalStore } from 'react';

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
