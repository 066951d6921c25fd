import { useMemo } from 'react';
import { standingStill } from '@tv/rendering/keyedStore';
import type { StreamReader } from '../engine/streamStore.ts';

/** Freezes the stream while `isResting`, so hidden UI does not rerender on time updates. */
export function useResting(stream: StreamReader, isResting: boolean): StreamReader {
  return useMemo(() => (isResting ? standingStill(stream.get()) : stream), [stream, isResting]);
}
