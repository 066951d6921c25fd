import type { ChangeSummary } from '@tv/api-client';
import { nextBill } from './nextBill.ts';

export interface PriceStep {
  /** Epoch milliseconds. */
  readonly from: number;
  /** NOK. */
  readonly price: number;
}

/**
 * Monthly prices from the next payment on; the last is the regular price.
 * @param first date of that payment, epoch milliseconds
 */
export function priceSteps(
  { lines, monthlyPrice }: Pick<ChangeSummary, 'lines' | 'monthlyPrice'>,
  first: number,
): readonly PriceStep[] {
  const ends = lines.flatMap(({ until }) => (until !== undefined && until > first ? [until] : []));
  const days = [first, ...[...new Set(ends)].sort((one, other) => one - other)];
  const steps = days.map((from) => ({ from, price: nextBill({ lines, nextPaymentDate: from }).sum }));
  // Incomplete lines: only the regular price is reliable.
  if (steps.at(-1)?.price !== monthlyPrice) return [{ from: first, price: monthlyPrice }];
  return steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
}
