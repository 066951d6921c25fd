import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Clock } from './clock.ts';
import { startTicking } from './tick.ts';

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
 * The present instant in epoch milliseconds, renewed on every whole multiple of `intervalMs`.
 * Between two ticks it stands still, so that what is drawn from it agrees with itself.
 */
export function useNow(intervalMs: number): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => startTicking(clock, intervalMs, setNow), [clock, intervalMs]);
  return now;
}
