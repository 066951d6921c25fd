import type { ChangeSummary } from '@tv/api-client';
import { sumPrices } from './formatPrice.ts';

/** In NOK. */
export interface NextBill {
  readonly lines: ChangeSummary['lines'];
  readonly sum: number;
}

/** The next payment, without trials and discounts that have ended. */
export function nextBill({
  lines,
  nextPaymentDate = -Infinity,
}: Pick<ChangeSummary, 'lines' | 'nextPaymentDate'>): NextBill {
  const running = lines.filter(({ until = Infinity }) => until > nextPaymentDate);
  return { lines: running, sum: Math.max(0, sumPrices(running.map(({ price }) => price))) };
}
