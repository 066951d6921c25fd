import type { ChangeSummary } from '@tv/api-client';
import { nextBill } from './nextBill.ts';

/** Monthly price from a date. */
export interface PriceStep {
  /** Epoch milliseconds. */
  readonly from: number;
  /** NOK. */
  readonly price: number;
}

/**
 * Monthly prices from the next payment on, as discounts end on different dates. The last step is the regular
 * price.
 * @param first date of that payment, epoch milliseconds
 */
export function priceSteps(
  { lines, monthlyPrice }: Pick<ChangeSummary, 'lines' | 'monthlyPrice'>,
  first: number,
): readonly PriceStep[] {
  const ends = lines.flatMap(({ until }) => (until !== undefined && until > first ? [until] : []));
  const days = [first, ...[...new Set(ends)].sort((one, other) => one - other)];
  const steps = days.map((from) => ({ from, price: nextBill({ lines, nextPaymentDate: from }).sum }));
  // Incomplete lines do not add up; only the regular price is reliable then.
  if (steps.at(-1)?.price !== monthlyPrice) return [{ from: first, price: monthlyPrice }];
  return steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
}
