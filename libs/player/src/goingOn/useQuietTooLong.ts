import { useEffect, useState } from 'react';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import type { Presence } from './presence.ts';

const PLAYING = ['phase', 'isPaused'] as const;

/**
 * Pauses playback after four hours of inactivity.
 *
 * @returns true from then until playback resumes
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
