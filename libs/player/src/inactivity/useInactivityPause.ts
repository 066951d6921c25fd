import { useEffect, useState } from 'react';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStream } from '../engine/state/useStream.ts';
import type { ActivityMonitor } from './activityMonitor.ts';

/** Pauses playback after four hours of inactivity. True from then until playback resumes. */
export function useInactivityPause(engine: PlaybackEngine, activity: ActivityMonitor): boolean {
  const isPaused = useStream(engine.state, 'isPaused');
  const isPlaying = useStream(engine.state, 'phase') === 'ready' && !isPaused;
  const [isInactive, setInactive] = useState(false);
  const [wasPlaying, setWasPlaying] = useState(isPlaying);
  if (isPlaying !== wasPlaying) {
    setWasPlaying(isPlaying);
    if (isPlaying) setInactive(false);
  }
  useEffect(() => {
    if (!isPlaying) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const left = activity.remainingMs();
      if (left > 0) return void (timer = setTimeout(check, left));
      engine.pause();
      setInactive(true);
    };
    check();
    return () => clearTimeout(timer);
  }, [isPlaying, engine, activity]);
  return isInactive;
}
