import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStream } from '../engine/state/useStream.ts';

export const COUNTDOWN_S = 10;

/** Returns the seconds left until the next episode. Pauses with playback, but not at the end. */
export function useCountdown(engine: PlaybackEngine, onDone: () => void): number {
  const [left, setLeft] = useState(COUNTDOWN_S);
  const phase = useStream(engine.state, 'phase');
  const isPaused = useStream(engine.state, 'isPaused');
  const isOver = left === 0;
  const isRunning = !isOver && (phase === 'ended' || (phase === 'ready' && !isPaused));
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isRunning) return undefined;
    // A chain of timeouts would take twice as long in a background tab.
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (isOver) done();
  }, [isOver]);
  return left;
}
