import { useEffect, useState } from 'react';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import type { Presence } from './presence.ts';

const PLAYING = ['phase', 'isPaused'] as const;

/**
 * Pauses what nobody has stirred at for four hours.
 *
 * @returns whether it did; until the viewer plays it again
 */
export function useQuietTooLong(engine: PlaybackEngine, presence: Presence): boolean {
  const isPlaying = useStreamOf(
    engine.state,
    PLAYING,
    ({ phase, isPaused }) => phase === 'ready' && !isPaused,
  );
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    setAsked(false);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = presence.untilTooQuiet();
      if (left > 0) {
        timer = setTimeout(look, left);
        return;
      }
      engine.pause();
      setAsked(true);
    };
    look();
    return () => clearTimeout(timer);
  }, [isPlaying, engine, presence]);
  return isAsked;
}
