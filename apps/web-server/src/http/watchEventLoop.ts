import { performance } from 'node:perf_hooks';

/** Sampling interval. After lag, `isLagging` stays true for at least this long. */
const CHECK_INTERVAL_MS = 20;

/**
 * Monitors event loop lag. `isLagging` is true in the lagging turn and in the next.
 *
 * @param boundMs tolerated lag
 * @param now monotonic clock, ms
 */
export function watchEventLoop(boundMs: number, now: () => number = () => performance.now()) {
  let lastLook = now();
  let wasLate = false;
  const isOver = (): boolean => now() - lastLook - CHECK_INTERVAL_MS > boundMs;
  const looking = setInterval(() => {
    wasLate = isOver();
    lastLook = now();
  }, CHECK_INTERVAL_MS);
  looking.unref();
  return {
    isLagging: () => wasLate || isOver(),
    stop: () => clearInterval(looking),
  };
}
