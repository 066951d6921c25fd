import type { ChangeSummary } from '@tv/api-client';

/** A period that runs costs less with every minute: so much less (NOK) while a page is read is no other price. */
const ONE_KRONE = 1;

/** What of a summary must be the same. Days are left away: a period that begins now begins later with each look. */
const fixed = ({ monthlyPrice, changeType, lines }: ChangeSummary): string =>
  JSON.stringify([monthlyPrice, changeType, lines.map(({ name, price }) => [name, price])]);

/**
 * Whether what a customer has seen still holds: what he pays now and each month, and for what.
 *
 * @param now  the summary as it is by now
 */
export function sameTerms(seen: ChangeSummary, now: ChangeSummary): boolean {
  const less = seen.toPayNow - now.toPayNow;
  return less >= 0 && less < ONE_KRONE && fixed(seen) === fixed(now);
}
