import type { ChangeSummary } from '@tv/api-client';
import { sum } from './kroner.ts';

/** What the next payment is made up of, and what it comes to in NOK. */
export interface NextBill {
  readonly lines: ChangeSummary['lines'];
  readonly sum: number;
}

/**
 * The next payment as a summary tells it: the lines that still run on that day. A trial that ends then counts no more, nor a
 * discount that has ended by then.
 */
export function nextBill({
  lines,
  nextPaymentDate = -Infinity,
}: Pick<ChangeSummary, 'lines' | 'nextPaymentDate'>): NextBill {
  const running = lines.filter(({ until = Infinity }) => until > nextPaymentDate);
  return { lines: running, sum: Math.max(0, sum(running.map(({ price }) => price))) };
}
