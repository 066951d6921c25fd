import { useEffect, useState } from 'react';
import { useIsOnline } from '@tv/ui/online';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { streamStandingStill } from '../engine/streamStore.ts';
import { useStream } from './useStream.ts';
import { waitingText } from './waitingText.ts';

/** Who has waited for so long (ms) is told why, and what he can do. */
const TOLD_AFTER_MS = 6000;

/**
 * What is to be said of a wait that begins when this is mounted; undefined while there is nothing to say yet.
 *
 * @param engine  what is waited for, once it has begun
 */
export function useWaitingText(engine: PlaybackEngine | undefined): string | undefined {
  const state = engine?.state ?? streamStandingStill;
  const isFetchFailing = useStream(state, 'isFetchFailing');
  const isStalled = useStream(state, 'isStalled');
  const isOnline = useIsOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return waitingText({ isOnline, isFetchFailing, isStalled, isLong });
}
