import { useEffect, useRef } from 'react';
import type { GuardedEngine } from './guardedEngine.ts';

/** Pauses the engine whenever it plays while blocked; resumes afterwards unless it was paused already. */
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
