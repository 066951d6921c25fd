import { useCallback, useSyncExternalStore } from 'react';
import type { KeyedReader } from './keyedStore.ts';

/** Returns one value of a store, and re-renders only when it changes. */
export function useStoreKey<State extends object, Key extends keyof State>(
  store: KeyedReader<State>,
  key: Key,
): State[Key] {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  const read = () => store.get()[key];
  return useSyncExternalStore(subscribe, read, read);
}
