import type { Clock } from './clock.ts';

export const MINUTE_MS = 60_000;

/** Returns the milliseconds to the next multiple of an interval: more than 0, at most `intervalMs`. */
export function msUntilNextTick(now: number, intervalMs: number): number {
  return intervalMs - (((now % intervalMs) + intervalMs) % intervalMs);
}

type TickListener = (now: number) => void;

/**
 * Creates the ticks of a clock. All listeners of an interval share a timer and are called in the same task, so that
 * React renders them together.
 */
export function createTicker(clock: Clock) {
  const intervals = new Map<number, { readonly listeners: Set<TickListener>; readonly stop: () => void }>();

  function start(intervalMs: number) {
    const listeners = new Set<TickListener>();
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(tick, msUntilNextTick(clock.now(), intervalMs));
    };
    const tick = () => {
      schedule();
      const now = clock.now();
      for (const listener of [...listeners]) listener(now);
    };
    schedule();
    const interval = { listeners, stop: () => clearTimeout(timer) };
    intervals.set(intervalMs, interval);
    return interval;
  }

  return {
    /** Calls `listener` at every multiple of an interval. Returns unsubscribe. */
    subscribe(intervalMs: number, listener: TickListener): () => void {
      const { listeners, stop } = intervals.get(intervalMs) ?? start(intervalMs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        intervals.delete(intervalMs);
      };
    },
  };
}

export type Ticker = ReturnType<typeof createTicker>;
