import { useMemo, useState, type ReactNode } from 'react';
import type { Clock } from './clock.ts';
import { ClockContext } from './useNow.ts';

/**
 * Hands one clock to everything below it.
 *
 * @param renderedAt  epoch milliseconds at which a server drew the page. Server and browser are given the same, so that
 *   the browser's first drawing says what the HTML says; without it a server draws all of a page at the clock's time
 *   when it begins
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
  const [begunAt] = useState(() => clock.now());
  const given = useMemo(() => ({ clock, renderedAt: renderedAt ?? begunAt }), [clock, renderedAt, begunAt]);
  return <ClockContext value={given}>{children}</ClockContext>;
}
