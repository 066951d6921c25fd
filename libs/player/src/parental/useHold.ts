import { useEffect, useRef } from 'react';
import type { GuardedEngine } from './guardedEngine.ts';

/**
 * Keeps a picture and its sound still for as long as it is held, whoever would have it play; and lets it go on then, unless it
 * stood still anyway.
 */
export function useHold(engine: GuardedEngine, isHeld: boolean): void {
  const stopped = useRef<GuardedEngine>(undefined);
  useEffect(() => {
    if (!isHeld) {
      if (stopped.current === engine) engine.play();
      stopped.current = undefined;
      return undefined;
    }
    const stop = () => {
      if (engine.state.get().isPaused) return;
      stopped.current = engine;
      engine.pause();
    };
    stop();
    return engine.state.subscribe('isPaused', stop);
  }, [engine, isHeld]);
}
