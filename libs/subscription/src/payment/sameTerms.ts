import type { ChangeSummary } from '@tv/api-client';

/** What of a summary a customer agrees to. Days are left away: a period that begins now begins later with each look. */
const agreed = ({ toPayNow, monthlyPrice, changeType, lines }: ChangeSummary): string =>
  JSON.stringify([toPayNow, monthlyPrice, changeType, lines.map(({ name, price }) => [name, price])]);

/** Whether two summaries come to the same for who pays: what he pays now and each month, and for what. */
export function sameTerms(one: ChangeSummary, other: ChangeSummary): boolean {
  return agreed(one) === agreed(other);
}
