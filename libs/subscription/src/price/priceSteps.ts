import type { ChangeSummary } from '@tv/api-client';
import { nextBill } from './nextBill.ts';

/** What is paid a month from a day on. */
export interface PriceStep {
  /** Epoch milliseconds. */
  readonly from: number;
  /** In NOK. */
  readonly price: number;
}

/**
 * What is paid from the first payment after this one on: what is taken off ends on days of its own, and the price is another
 * from then. The last step is what it costs for good.
 *
 * @param first  when that payment is made, epoch milliseconds
 */
export function priceSteps(
  { lines, monthlyPrice }: Pick<ChangeSummary, 'lines' | 'monthlyPrice'>,
  first: number,
): readonly PriceStep[] {
  const ends = lines.flatMap(({ until }) => (until !== undefined && until > first ? [until] : []));
  const days = [first, ...[...new Set(ends)].sort((one, other) => one - other)];
  const steps = days.map((from) => ({ from, price: nextBill({ lines, nextPaymentDate: from }).sum }));
  // Lines that do not come to the price for good are not all there: only that price is certain.
  if (steps.at(-1)?.price !== monthlyPrice) return [{ from: first, price: monthlyPrice }];
  return steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
}
