import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from './clock.ts';
import { startTicking } from './tick.ts';

interface GivenClock {
  readonly clock: Clock;
  /** Epoch milliseconds at which a server draws, or drew. */
  readonly renderedAt: number;
}

/** What `ClockProvider` hands down. */
export const ClockContext = createContext<GivenClock | undefined>(undefined);

function useGivenClock(): GivenClock {
  const given = useContext(ClockContext);
  if (!given) throw new Error('useClock needs a <ClockProvider> above it');
  return given;
}

/** The clock of the nearest `ClockProvider`. Throws outside one: a made-up clock would hide a mistake. */
export function useClock(): Clock {
  return useGivenClock().clock;
}

const never = () => () => undefined;

/** The instant that a component is first drawn at: asked for once, by a server or while taking over from one, or here. */
function firstInstant({ clock, renderedAt }: GivenClock) {
  let first: number | undefined;
  return {
    ofServer: () => (first ??= renderedAt),
    ofBrowser: () => (first ??= clock.now()),
  };
}

/**
 * The present instant in epoch milliseconds, renewed on every whole multiple of `intervalMs`.
 * Between two ticks it stands still, so that what is drawn from it agrees with itself.
 *
 * What the browser takes over from a server is first drawn at the server's instant, and right after that at the
 * clock's time; what the browser draws anew begins with the clock's time.
 */
export function useNow(intervalMs: number): number {
  const given = useGivenClock();
  const { clock } = given;
  // The answer does not change with the asking: nothing is drawn again merely because it has been taken over.
  const [first] = useState(() => firstInstant(given));
  const begunAt = useSyncExternalStore(never, first.ofBrowser, first.ofServer);
  const [now, setNow] = useState(begunAt);
  // Time is never urgent: a press goes before a minute.
  useEffect(
    () => startTicking(clock, intervalMs, (next) => startTransition(() => setNow(next))),
    [clock, intervalMs],
  );
  return now;
}
