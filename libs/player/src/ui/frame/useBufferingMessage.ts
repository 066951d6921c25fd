import { useEffect, useState } from 'react';
import { useIsOnline } from '@tv/ui/online';
import { idleEngine } from '../../engine/idleEngine.ts';
import type { StreamState } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';

const LONG_WAIT_MS = 6000;

interface BufferingState extends Pick<StreamState, 'isFetchFailing' | 'isStalled'> {
  readonly isOnline: boolean;
  /** Paused while loading, when no button shows it. */
  readonly isPausedEarly: boolean;
  readonly isLong: boolean;
}

/** Explains a wait; undefined if it is short. */
export function bufferingMessage(state: BufferingState): string | undefined {
  if (!state.isOnline) return 'Du er uten nett. Avspillingen fortsetter når du er på nett igjen.';
  if (state.isPausedEarly) return 'Avspillingen er satt på pause.';
  if (!state.isLong) return undefined;
  if (state.isStalled) return 'Avspillingen stoppet opp. Vi prøver å starte den igjen.';
  return state.isFetchFailing
    ? 'Vi får ikke hentet bildet akkurat nå, og prøver igjen av oss selv. Sjekk gjerne nettforbindelsen din.'
    : 'Det går tregt akkurat nå. Bildet kommer så snart nettet gir oss nok.';
}

/** Returns the message for a wait that starts at mount; undefined at first. */
export function useBufferingMessage({ state } = idleEngine): string | undefined {
  const isFetchFailing = useStream(state, 'isFetchFailing');
  const isStalled = useStream(state, 'isStalled');
  const isLoading = useStream(state, 'phase') === 'loading';
  const isPausedEarly = useStream(state, 'isPaused') && isLoading;
  const isOnline = useIsOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return bufferingMessage({ isOnline, isPausedEarly, isFetchFailing, isStalled, isLong });
}
