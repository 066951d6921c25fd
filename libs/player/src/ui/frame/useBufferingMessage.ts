import { useEffect, useState } from 'react';
import { useIsOnline } from '@tv/ui/online';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { idleStreamReader } from '../../engine/state/streamStore.ts';
import { useStream } from '../../engine/state/useStream.ts';
import { bufferingMessage } from './bufferingMessage.ts';

const LONG_WAIT_MS = 6000;

/** Message for a wait that starts at mount, once there is one. */
export function useBufferingMessage(engine: PlaybackEngine | undefined): string | undefined {
  const state = engine?.state ?? idleStreamReader;
  const isFetchFailing = useStream(state, 'isFetchFailing');
  const isStalled = useStream(state, 'isStalled');
  const isOnline = useIsOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return bufferingMessage({ isOnline, isFetchFailing, isStalled, isLong });
}
