import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the delay is read, ms: long enough to see a few turns, short enough to recover quickly. */
const LOOK_MS = 250;

export interface EventLoopWatch {
  /** Whether turns lately came later than the bound, on average: there is more to do than the processor can. */
  isLate(): boolean;
  stop(): void;
}

/** Watches how late the turns of this process come. */
export function watchEventLoop(boundMs: number): EventLoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  let isLate = false;
  const looking = setInterval(() => {
    // Nanoseconds; what the timer itself takes is in it. NaN when there was no turn at all.
    isLate = histogram.mean / 1e6 > boundMs;
    histogram.reset();
  }, LOOK_MS);
  looking.unref();
  return {
    isLate: () => isLate,
    stop() {
      clearInterval(looking);
      histogram.disable();
    },
  };
}
