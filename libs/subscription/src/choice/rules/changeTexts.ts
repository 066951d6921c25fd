import type { ChangeSummary } from '@tv/api-client';
import { formatLongDate } from '@tv/time';
import { formatPrice, formatPricePerMonth, priceSteps } from '../../price/price.ts';

/** Returns the price texts of a change. @param currentPrice NOK a month without discounts; 0 with free access */
export function changeTexts(summary: ChangeSummary, currentPrice: number) {
  const { changeType, monthlyPrice, toPayNow, effectiveDate, nextPaymentDate } = summary;
  if (changeType === 'None') return unchangedTexts(summary, currentPrice);
  if (changeType === undefined) return { price: formatPricePerMonth(monthlyPrice), terms: '' };
  const more = monthlyPrice - currentPrice;
  const difference =
    more === 0 ? 'Samme pris' : `${formatPrice(Math.abs(more))} ${more > 0 ? 'mer' : 'mindre'} i måneden`;
  const now = toPayNow === 0 ? 'Ingenting å betale nå.' : `Å betale nå: ${formatPrice(toPayNow)}.`;
  if (changeType !== 'Downgrade') return { price: difference, terms: `fra i dag. ${now}` };
  const from = effectiveDate ?? nextPaymentDate;
  const start = from === undefined ? 'neste betaling' : formatLongDate(from);
  return { price: difference, terms: `fra ${start}. ${now}` };
}

/** Trials and discounts may end on different dates. */
function unchangedTexts(summary: ChangeSummary, currentPrice: number) {
  const { lines, monthlyPrice, nextPaymentDate } = summary;
  if (currentPrice === 0) return { price: 'Gratis', terms: 'som nå' };
  const steps = nextPaymentDate === undefined ? [] : priceSteps(summary, nextPaymentDate);
  const isInTrial = lines.some(({ kind }) => kind === 'Trial');
  const [first, ...later] = steps;
  if (first === undefined || (later.length === 0 && !isInTrial)) {
    return { price: formatPricePerMonth(monthlyPrice), terms: 'som nå' };
  }
  const rest = later
    .map((step) => `, og ${formatPricePerMonth(step.price)} fra ${formatLongDate(step.from)}`)
    .join('');
  return { price: formatPricePerMonth(first.price), terms: `fra ${formatLongDate(first.from)}${rest}` };
}
