import type { ChangeSummary } from '@tv/api-client';

/** A prorated period gets cheaper every minute; a smaller difference (NOK) counts as equal. */
const ONE_KRONE = 1;

/** Dates are excluded: a period that starts now moves with each request. */
const fixed = ({ monthlyPrice, changeType, lines }: ChangeSummary): string =>
  JSON.stringify([monthlyPrice, changeType, lines.map(({ name, price }) => [name, price])]);

/** Whether the current summary still matches the confirmed one in price and contents. */
export function sameTerms(seen: ChangeSummary, now: ChangeSummary): boolean {
  const less = seen.toPayNow - now.toPayNow;
  return less >= 0 && less < ONE_KRONE && fixed(seen) === fixed(now);
}
