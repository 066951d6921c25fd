import { useMemo } from 'react';
import { standingStill } from '@tv/rendering/keyedStore';
import type { StreamReader } from '../engine/streamStore.ts';

/**
 * A stream for what nobody sees at the moment: it stands still while it rests, so that nothing is drawn for every step of the time, and
 * is up to date when it no longer does.
 */
export function useResting(stream: StreamReader, isResting: boolean): StreamReader {
  return useMemo(() => (isResting ? standingStill(stream.get()) : stream), [stream, isResting]);
}
