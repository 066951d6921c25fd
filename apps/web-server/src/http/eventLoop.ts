import { performance } from 'node:perf_hooks';

/** How often a turn is looked at, ms: so long at least nothing is taken on after a late one. */
const LOOK_MS = 20;

export interface EventLoopWatch {
  /** Whether this turn came later than the bound: what has come in the meantime is more than can be done at once. */
  isLate(): boolean;
  stop(): void;
}

/**
 * Watches how late the turns of this process come. It says so within the turn that is late, and once more in the next:
 * then requests are read that came while nobody could.
 *
 * @param boundMs  what is not late yet
 * @param now  milliseconds of a clock that only goes forward
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
