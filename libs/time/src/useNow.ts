import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { useFirstRenderValue } from '@tv/ssr';
import type { Clock } from './clock.ts';
import { startTicking } from './tick.ts';

interface ClockContextValue {
  readonly clock: Clock;
  readonly renderedAt: number;
}

export const ClockContext = createContext<ClockContextValue | undefined>(undefined);

function useClockContext(): ClockContextValue {
  const context = useContext(ClockContext);
  if (!context) throw new Error('useClock needs a <ClockProvider> above it');
  return context;
}

/** Returns the nearest clock. Throws outside a `ClockProvider`. */
export const useClock = (): Clock => useClockContext().clock;

/**
 * Returns epoch milliseconds, updated at every multiple of `intervalMs`. Hydration starts with the
 * server's render time.
 */
export function useNow(intervalMs: number): number {
  const { clock, renderedAt } = useClockContext();
  const initialNow = useFirstRenderValue(
    () => clock.now(),
    () => renderedAt,
  );
  const [now, setNow] = useState(initialNow);
  useEffect(
    () => startTicking(clock, intervalMs, (next) => startTransition(() => setNow(next))),
    [clock, intervalMs],
  );
  return now;
}
