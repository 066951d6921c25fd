import type { ChangeSummary } from '@tv/api-client';

/** Prorated periods get cheaper every minute. */
const TOLERANCE_NOK = 1;

/** Dates are left out: a period that starts now has a new date in each response. */
const termsKey = ({ monthlyPrice, changeType, lines }: ChangeSummary): string =>
  JSON.stringify([monthlyPrice, changeType, lines.map(({ name, price }) => [name, price])]);

/** Whether price and contents match the confirmed summary. */
export function hasSameTerms(confirmed: ChangeSummary, current: ChangeSummary): boolean {
  const less = confirmed.toPayNow - current.toPayNow;
  return less >= 0 && less < TOLERANCE_NOK && termsKey(confirmed) === termsKey(current);
}
