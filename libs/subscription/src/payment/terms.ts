import type { ChangeSummary } from '@tv/api-client';
import { longDate } from '@tv/time';
import { kronerPerMonth } from '../price/kroner.ts';
import { nextBill } from '../price/nextBill.ts';

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

/** What a purchase or a change comes to after what is paid now, and when, in a sentence or two. */
export function termsOf(summary: ChangeSummary): string {
  const { toPayNow, monthlyPrice, nextPaymentDate, effectiveDate, changeType } = summary;
  const isDowngrade = changeType === 'Downgrade';
  const first = isDowngrade ? (effectiveDate ?? nextPaymentDate) : nextPaymentDate;
  if (first === undefined) {
    // «md.» ends a sentence by itself.
    const price = kronerPerMonth(monthlyPrice);
    return isDowngrade ? `Du betaler ${price} fra neste betaling.` : `Deretter ${price}`;
  }
  const [now, ...later] = priceSteps(summary, first);
  const price = kronerPerMonth(now?.price ?? monthlyPrice);
  const rest = later.map((step) => `, og ${kronerPerMonth(step.price)} fra ${longDate(step.from)}`).join('');
  const end = rest === '' ? '' : '.';
  if (isDowngrade) return `Endringen gjelder fra ${longDate(first)}. Da betaler du ${price}${rest}${end}`;
  const next = `Deretter ${price} fra ${longDate(first)}${rest}.`;
  return toPayNow === 0 ? `Du betaler ingenting i dag. ${next}` : next;
}
