import { performance } from 'node:perf_hooks';

/** Also the minimum time without new work after a lagging turn. */
const LOOK_MS = 20;

export interface EventLoopWatch {
  isLate(): boolean;
  stop(): void;
}

/**
 * Monitors event loop lag, which is reported in the lagging turn and in the next.
 *
 * @param boundMs tolerated lag
 * @param now monotonic clock, ms
 */
export function watchEventLoop(boundMs: number, now: () => number = () => performance.now()): EventLoopWatch {
  let lastLook = now();
  let wasLate = false;
  const isOver = (): boolean => now() - lastLook - LOOK_MS > boundMs;
  const looking = setInterval(() => {
    wasLate = isOver();
    lastLook = now();
  }, LOOK_MS);
  looking.unref();
  return {
    isLate: () => wasLate || isOver(),
    stop: () => clearInterval(looking),
  };
}
