import { useMemo } from 'react';
import { standingStill } from '@tv/rendering/keyedStore';
import type { StreamReader } from '../engine/streamStore.ts';

/**
 * The stream, or a frozen snapshot of it while `isResting`, so hidden UI does not rerender on every time
 * update.
 */
export function useResting(stream: StreamReader, isResting: boolean): StreamReader {
  return useMemo(() => (isResting ? standingStill(stream.get()) : stream), [stream, isResting]);
}
