import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Clock } from './clock.ts';

const ClockContext = createContext<Clock | undefined>(undefined);

/** Hands one clock to everything below it. */
export function ClockProvider({ clock, children }: { readonly clock: Clock; readonly children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock of the nearest `ClockProvider`. Throws outside one: a made-up clock would hide a mistake. */
export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('useClock needs a <ClockProvider> above it');
  return clock;
}

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
 * The present instant in epoch milliseconds, renewed on every whole multiple of `intervalMs`.
 * Between two ticks it stands still, so that what is drawn from it agrees with itself.
 */
export function useNow(intervalMs: number): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const instant = clock.now();
      setNow(instant);
      timer = setTimeout(tick, untilNextTick(instant, intervalMs));
    };
    timer = setTimeout(tick, untilNextTick(clock.now(), intervalMs));
    return () => clearTimeout(timer);
  }, [clock, intervalMs]);
  return now;
}
