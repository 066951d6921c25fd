import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStream } from '../engine/state/useStream.ts';

export const COUNTDOWN_S = 10;

/** Returns the seconds left until the next episode. Pauses with playback, but not at the end. */
export function useCountdown(engine: PlaybackEngine, onDone: () => void): number {
  const [left, setLeft] = useState(COUNTDOWN_S);
  const phase = useStream(engine.state, 'phase');
  const isPaused = useStream(engine.state, 'isPaused');
  const isRunning = phase === 'ended' || (phase === 'ready' && !isPaused);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isRunning || left <= 0) return undefined;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) done();
    }, 1000);
    return () => clearTimeout(timer);
  }, [isRunning, left]);
  return left;
}
