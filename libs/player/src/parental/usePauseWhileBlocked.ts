import { useEffect, useRef } from 'react';
import type { GuardedEngine } from './guardedEngine.ts';

/** Pauses the engine whenever it plays while blocked; resumes afterwards unless it was paused already. */
export function usePauseWhileBlocked(engine: GuardedEngine, isBlocked: boolean): void {
  const pausedEngine = useRef<GuardedEngine>(undefined);
  useEffect(() => {
    if (!isBlocked) {
      if (pausedEngine.current === engine) engine.play();
      pausedEngine.current = undefined;
      return undefined;
    }
    const pause = () => {
      if (engine.state.get().isPaused) return;
      pausedEngine.current = engine;
      engine.pause();
    };
    pause();
    return engine.state.subscribe('isPaused', pause);
  }, [engine, isBlocked]);
}
