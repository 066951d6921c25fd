import { useMemo } from 'react';
import { createStaticReader } from '@tv/ssr/keyedStore';
import type { StreamReader } from './streamStore.ts';

/** Freezes the stream while `isFrozen`, so hidden UI does not rerender on time updates. */
export function useFrozenStream(stream: StreamReader, isFrozen: boolean): StreamReader {
  return useMemo(() => (isFrozen ? createStaticReader(stream.get()) : stream), [stream, isFrozen]);
}

/** One value of the stream state; rerenders when it changes. */
export { useStoreKey as useStream } from '@tv/ssr';
