import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createStaticReader } from '@tv/ssr/keyedStore';
import type { StreamState } from '../playbackEngine.ts';
import type { StreamReader } from './streamStore.ts';

/** One value of the stream state; rerenders when it changes. */
export { useStoreKey as useStream } from '@tv/ssr';

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

/** Freezes the stream while `isFrozen`, so hidden UI does not rerender on time updates. */
export function useFrozenStream(stream: StreamReader, isFrozen: boolean): StreamReader {
  return useMemo(() => (isFrozen ? createStaticReader(stream.get()) : stream), [stream, isFrozen]);
}
