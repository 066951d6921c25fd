import { useMemo, useState, type ReactNode } from 'react';
import type { Clock } from './clock.ts';
import { createTicker } from './tick.ts';
import { ClockContext } from './useNow.ts';

/**
 * Provides a clock.
 *
 * @param renderedAt time of the server render in epoch milliseconds, for matching hydration; defaults to the
 *   first render's
 */
export function ClockProvider({
  clock,
  renderedAt,
  children,
}: {
  readonly clock: Clock;
  readonly renderedAt?: number | undefined;
  readonly children: ReactNode;
}) {
  const [mountedAt] = useState(() => clock.now());
  const value = useMemo(
    () => ({ clock, ticker: createTicker(clock), renderedAt: renderedAt ?? mountedAt }),
    [clock, renderedAt, mountedAt],
  );
  return <ClockContext value={value}>{children}</ClockContext>;
}
