import type { ChangeSummary } from '@tv/api-client';
import { formatLongDate } from '@tv/time';
import { kroner, kronerPerMonth } from '../price/kroner.ts';
import { priceSteps } from '../price/priceSteps.ts';

export interface ChangeWords {
  readonly price: string;
  readonly terms: string;
}

/**
 * Texts for the price of a change to an existing subscription.
 * @param currentPrice NOK a month without discounts; 0 with free access
 */
export function changeWords(summary: ChangeSummary, before: number): ChangeWords {
  const { changeType, monthlyPrice, toPayNow, effectiveDate, nextPaymentDate } = summary;
  if (changeType === 'None') return unchangedWords(summary, before);
  if (changeType === undefined) return { price: kronerPerMonth(monthlyPrice), terms: '' };
  const more = monthlyPrice - before;
  const difference =
    more === 0 ? 'Samme pris' : `${kroner(Math.abs(more))} ${more > 0 ? 'mer' : 'mindre'} i måneden`;
  const now = toPayNow === 0 ? 'Ingenting å betale nå.' : `Å betale nå: ${kroner(toPayNow)}.`;
  if (changeType === 'Downgrade') {
    const from = effectiveDate ?? nextPaymentDate;
    return {
      price: difference,
      terms: `${from === undefined ? 'fra neste betaling' : `fra ${formatLongDate(from)}`}. ${now}`,
    };
  }
  return { price: difference, terms: `fra i dag. ${now}` };
}

/** Trials and discounts may end on different dates. */
function unchangedWords(summary: ChangeSummary, before: number): ChangeWords {
  const { lines, monthlyPrice, nextPaymentDate } = summary;
  if (before === 0) return { price: 'Gratis', terms: 'som nå' };
  const steps = nextPaymentDate === undefined ? [] : priceSteps(summary, nextPaymentDate);
  const isInTrial = lines.some(({ kind }) => kind === 'Trial');
  const [first, ...later] = steps;
  if (first === undefined || (later.length === 0 && !isInTrial)) {
    return { price: kronerPerMonth(monthlyPrice), terms: 'som nå' };
  }
  const rest = later.map((step) => `, og ${kronerPerMonth(step.price)} fra ${formatLongDate(step.from)}`).join('');
  return { price: kronerPerMonth(first.price), terms: `fra ${formatLongDate(first.from)}${rest}` };
}
