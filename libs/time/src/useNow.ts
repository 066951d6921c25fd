import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from './clock.ts';
import { startTicking } from './tick.ts';

interface GivenClock {
  readonly clock: Clock;
  readonly renderedAt: number;
}

export const ClockContext = createContext<GivenClock | undefined>(undefined);

function useGivenClock(): GivenClock {
  const given = useContext(ClockContext);
  if (!given) throw new Error('useClock needs a <ClockProvider> above it');
  return given;
}

/** Returns the nearest clock. Throws outside a `ClockProvider`. */
export function useClock(): Clock {
  return useGivenClock().clock;
}

const never = () => () => undefined;

function firstInstant({ clock, renderedAt }: GivenClock) {
  let first: number | undefined;
  return {
    ofServer: () => (first ??= renderedAt),
    ofBrowser: () => (first ??= clock.now()),
  };
}

/**
 * Returns epoch milliseconds, updated at every whole multiple of `intervalMs`. Hydration starts with the
 * server's render time.
 */
export function useNow(intervalMs: number): number {
  const given = useGivenClock();
  const { clock } = given;
  // The memoised value causes no extra render.
  const [first] = useState(() => firstInstant(given));
  const begunAt = useSyncExternalStore(never, first.ofBrowser, first.ofServer);
  const [now, setNow] = useState(begunAt);
  useEffect(
    () => startTicking(clock, intervalMs, (next) => startTransition(() => setNow(next))),
    [clock, intervalMs],
  );
  return now;
}
