import { useCallback, useSyncExternalStore } from 'react';
import type { StreamState } from '../engine/playbackEngine.ts';
import type { StreamReader } from '../engine/streamStore.ts';

type Plain = string | number | boolean | undefined;

/**
 * What follows from several values of a stream's state. Draws anew only when that becomes another, and not with every step of the
 * position that it follows from.
 *
 * @param keys  what it follows from; must not change from one drawing to the next
 */
export function useStreamOf<Derived extends Plain>(
  stream: StreamReader,
  keys: readonly (keyof StreamState)[],
  derive: (state: StreamState) => Derived,
): Derived {
  const subscribe = useCallback(
    (listener: () => void) => {
      const endings = keys.map((key) => stream.subscribe(key, listener));
      return () => endings.forEach((end) => end());
    },
    [stream, keys],
  );
  const read = () => derive(stream.get());
  return useSyncExternalStore(subscribe, read, read);
}
