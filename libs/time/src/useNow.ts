import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
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
export function useClock(): Clock {
  return useClockContext().clock;
}

const subscribeNever = () => () => undefined;

function firstInstant({ clock, renderedAt }: ClockContextValue) {
  let first: number | undefined;
  return {
    getServerSnapshot: () => (first ??= renderedAt),
    getClientSnapshot: () => (first ??= clock.now()),
  };
}

/**
 * Returns epoch milliseconds, updated at every whole multiple of `intervalMs`. Hydration starts with the
 * server's render time.
 */
export function useNow(intervalMs: number): number {
  const context = useClockContext();
  const { clock } = context;
  // The memoised value causes no extra render.
  const [first] = useState(() => firstInstant(context));
  const initialNow = useSyncExternalStore(subscribeNever, first.getClientSnapshot, first.getServerSnapshot);
  const [now, setNow] = useState(initialNow);
  useEffect(
    () => startTicking(clock, intervalMs, (next) => startTransition(() => setNow(next))),
    [clock, intervalMs],
  );
  return now;
}
