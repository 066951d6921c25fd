import { useEffect, useState } from 'react';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import type { Presence } from './presence.ts';

const PLAYING_KEYS = ['phase', 'isPaused'] as const;

/**
 * Pauses playback after four hours of inactivity.
 *
 * @returns true from then until playback resumes
 */
export function useQuietTooLong(engine: PlaybackEngine, presence: Presence): boolean {
  const isPlaying = useStreamOf(
    engine.state,
    PLAYING_KEYS,
    ({ phase, isPaused }) => phase === 'ready' && !isPaused,
  );
  const [isInactive, setInactive] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    setInactive(false);
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const left = presence.untilTooQuiet();
      if (left > 0) {
        timer = setTimeout(check, left);
        return;
      }
      engine.pause();
      setInactive(true);
    };
    check();
    return () => clearTimeout(timer);
  }, [isPlaying, engine, presence]);
  return isInactive;
}
