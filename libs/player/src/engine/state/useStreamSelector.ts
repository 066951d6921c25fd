import { useCallback, useSyncExternalStore } from 'react';
import type { StreamState } from '../playbackEngine.ts';
import type { StreamReader } from './streamStore.ts';

type Primitive = string | number | boolean | undefined;

/**
 * Selects from the stream state; rerenders only when the result changes.
 *
 * @param keys keys that `derive` reads; must be referentially stable
 */
export function useStreamSelector<Derived extends Primitive>(
  stream: StreamReader,
  keys: readonly (keyof StreamState)[],
  derive: (state: StreamState) => Derived,
): Derived {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = keys.map((key) => stream.subscribe(key, listener));
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [stream, keys],
  );
  const read = () => derive(stream.get());
  return useSyncExternalStore(subscribe, read, read);
}
