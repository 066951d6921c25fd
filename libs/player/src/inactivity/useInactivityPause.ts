import { useEffect, useState } from 'react';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStreamSelector } from '../engine/state/useStream.ts';
import type { ActivityMonitor } from './activityMonitor.ts';

const PLAYING_KEYS = ['phase', 'isPaused'] as const;

/**
 * Idle timeout: pauses playback after four hours of inactivity, until the user confirms that they are still
 * watching.
 *
 * @returns true from then until playback resumes
 */
export function useInactivityPause(engine: PlaybackEngine, activity: ActivityMonitor): boolean {
  const isPlaying = useStreamSelector(
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
      const left = activity.remainingMs();
      if (left > 0) {
        timer = setTimeout(check, left);
        return;
      }
      engine.pause();
      setInactive(true);
    };
    check();
    return () => clearTimeout(timer);
  }, [isPlaying, engine, activity]);
  return isInactive;
}
