import { useCallback, useSyncExternalStore } from 'react';
import type { StreamState } from '../engine/playbackEngine.ts';
import type { StreamReader } from '../engine/streamStore.ts';

/** One value of a stream's state; draws anew only when that value changes. */
export function useStream<Key extends keyof StreamState>(stream: StreamReader, key: Key): StreamState[Key] {
  const subscribe = useCallback((listener: () => void) => stream.subscribe(key, listener), [stream, key]);
  const read = () => stream.get()[key];
  return useSyncExternalStore(subscribe, read, read);
}
