import type { Clock } from './clock.ts';

/** A minute, the beat of everything that shows a time of day. */
export const MINUTE_MS = 60_000;

/**
 * How long to wait until the clock shows the next whole multiple of an interval, so that everything on a
 * page that ticks by the minute ticks together, and on the minute.
 *
 * @returns milliseconds, more than 0 and at most `intervalMs`
 */
export function untilNextTick(now: number, intervalMs: number): number {
  return intervalMs - (((now % intervalMs) + intervalMs) % intervalMs);
}

/**
 * Tells the clock's time at every whole multiple of an interval, and once at the start. The next tick is
 * counted from what the clock shows then, so it stays aligned when the clock is corrected.
 *
 * @returns stops it
 */
export function startTicking(clock: Clock, intervalMs: number, onTick: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const now = clock.now();
    timer = setTimeout(tick, untilNextTick(now, intervalMs));
    onTick(now);
  };
  tick();
  return () => clearTimeout(timer);
}
