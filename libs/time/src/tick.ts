import type { Clock } from './clock.ts';

export const MINUTE_MS = 60_000;

/** Returns the milliseconds to the next multiple of an interval: more than 0, at most `intervalMs`. */
export function msUntilNextTick(now: number, intervalMs: number): number {
  return intervalMs - (((now % intervalMs) + intervalMs) % intervalMs);
}

/** Calls `onTick` now and at every multiple of an interval. */
export function startTicking(clock: Clock, intervalMs: number, onTick: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const now = clock.now();
    timer = setTimeout(tick, msUntilNextTick(now, intervalMs));
    onTick(now);
  };
  tick();
  return () => clearTimeout(timer);
}
