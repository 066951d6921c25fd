import type { ChangeSummary } from '@tv/api-client';
import { formatLongDate } from '@tv/time';
import { formatPricePerMonth, priceSteps } from '../../price/price.ts';

/** Describes the later payments of a purchase or change. */
export function paymentTermsText(summary: ChangeSummary): string {
  const { toPayNow, monthlyPrice, nextPaymentDate, effectiveDate, changeType } = summary;
  const isDowngrade = changeType === 'Downgrade';
  const first = isDowngrade ? (effectiveDate ?? nextPaymentDate) : nextPaymentDate;
  if (first === undefined) {
    // «md.» already ends with a full stop.
    const price = formatPricePerMonth(monthlyPrice);
    return isDowngrade ? `Du betaler ${price} fra neste betaling.` : `Deretter ${price}`;
  }
  const [now, ...later] = priceSteps(summary, first);
  const price = formatPricePerMonth(now?.price ?? monthlyPrice);
  const rest = later
    .map((step) => `, og ${formatPricePerMonth(step.price)} fra ${formatLongDate(step.from)}`)
    .join('');
  const end = rest === '' ? '' : '.';
  if (isDowngrade)
    return `Endringen gjelder fra ${formatLongDate(first)}. Da betaler du ${price}${rest}${end}`;
  const next = `Deretter ${price} fra ${formatLongDate(first)}${rest}.`;
  return toPayNow === 0 ? `Du betaler ingenting i dag. ${next}` : next;
}
