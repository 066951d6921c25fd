import type { ChangeSummary } from '@tv/api-client';
import { longDate } from '@tv/time';
import { kroner, kronerPerMonth } from '../price/kroner.ts';

/** What a change costs: how much more or less a month, and when that counts and what is paid now. */
export interface ChangeWords {
  readonly price: string;
  readonly terms: string;
}

/**
 * A change in words, for who has something already.
 *
 * @param before  what he has now, NOK a month
 */
export function changeWords(
  { changeType, monthlyPrice, toPayNow, effectiveDate, nextPaymentDate }: ChangeSummary,
  before: number,
): ChangeWords {
  if (changeType === 'None' || changeType === undefined) {
    return { price: kronerPerMonth(monthlyPrice), terms: changeType === 'None' ? 'som nå' : '' };
  }
  const more = monthlyPrice - before;
  const difference =
    more === 0 ? 'Samme pris' : `${kroner(Math.abs(more))} ${more > 0 ? 'mer' : 'mindre'} i måneden`;
  const now = toPayNow === 0 ? 'Ingenting å betale nå.' : `Å betale nå: ${kroner(toPayNow)}.`;
  if (changeType === 'Downgrade') {
    const from = effectiveDate ?? nextPaymentDate;
    return {
      price: difference,
      terms: `${from === undefined ? 'fra neste betaling' : `fra ${longDate(from)}`}. ${now}`,
    };
  }
  return { price: difference, terms: `fra i dag. ${now}` };
}
