import { useEffect, useRef } from 'react';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';

/** Keeps a picture and its sound still for as long as it is held, whoever would have it play; and lets it go on then. */
export function useHold(engine: PlaybackEngine, isHeld: boolean): void {
  const held = useRef<PlaybackEngine>(undefined);
  useEffect(() => {
    if (!isHeld) {
      if (held.current === engine) engine.play();
      held.current = undefined;
      return undefined;
    }
    held.current = engine;
    const stop = () => {
      if (!engine.state.get().isPaused) engine.pause();
    };
    stop();
    return engine.state.subscribe('isPaused', stop);
  }, [engine, isHeld]);
}
