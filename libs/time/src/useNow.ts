import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useFirstRenderValue } from '@tv/ssr';
import type { Clock } from './clock.ts';
import type { Ticker } from './tick.ts';

interface ClockContextValue {
  readonly clock: Clock;
  readonly ticker: Ticker;
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

/** Number of whole intervals before an instant. */
const countIntervals = (instant: number, intervalMs: number) => Math.floor(instant / intervalMs);

const always = () => true;

/**
 * Returns epoch milliseconds, updated at every multiple of `intervalMs`. Hydration starts with the
 * server's render time, and updates only if a multiple has passed since.
 *
 * @param hasChange prevents an update by returning false; a new function is called immediately
 */
export function useNow(
  intervalMs: number,
  hasChange: (before: number, after: number) => boolean = always,
): number {
  const { clock, ticker, renderedAt } = useClockContext();
  const initialNow = useFirstRenderValue(
    () => clock.now(),
    () => renderedAt,
  );
  const [now, setNow] = useState(initialNow);
  const update = useEffectEvent((next: number) => {
    if (countIntervals(next, intervalMs) === countIntervals(now, intervalMs) || !hasChange(now, next)) return;
    startTransition(() => setNow(next));
  });
  useEffect(() => {
    update(clock.now());
    return ticker.subscribe(intervalMs, (next) => update(next));
  }, [clock, ticker, intervalMs, hasChange]);
  return now;
}

/**
 * Returns a value that depends on the time, checked at every multiple of `intervalMs`; re-renders only when it
 * changes. Browser only.
 *
 * @param select given epoch milliseconds; returns a primitive, or the same object while nothing changed
 */
export function useNowSelector<Value>(intervalMs: number, select: (now: number) => Value): Value {
  const { clock, ticker } = useClockContext();
  const subscribe = useCallback(
    (listener: () => void) => ticker.subscribe(intervalMs, listener),
    [ticker, intervalMs],
  );
  return useSyncExternalStore(subscribe, () => select(clock.now()));
}
