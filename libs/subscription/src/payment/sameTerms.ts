import type { ChangeSummary } from '@tv/api-client';

/** Prorated periods get cheaper every minute. */
const ONE_KRONE = 1;

/** Without dates: a period that starts now moves with each request. */
const fixed = ({ monthlyPrice, changeType, lines }: ChangeSummary): string =>
  JSON.stringify([monthlyPrice, changeType, lines.map(({ name, price }) => [name, price])]);

/** Whether price and contents match the confirmed summary. */
export function sameTerms(seen: ChangeSummary, now: ChangeSummary): boolean {
  const less = seen.toPayNow - now.toPayNow;
  return less >= 0 && less < ONE_KRONE && fixed(seen) === fixed(now);
}
