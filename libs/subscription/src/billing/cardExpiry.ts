import { startOfDay } from '@tv/time';

export type CardWarning =
  | 'expired'
  | 'beforeNextPayment'
  /** Within two months. */
  | 'soon';

const SOON_MS = 61 * 24 * 3_600_000;

const dayIn = (year: number, monthFromNought: number): string =>
  new Date(Date.UTC(year, monthFromNought, 1)).toISOString().slice(0, 10);

/**
 * When a card expires: the end of the printed month in Oslo.
 *
 * @param expiry `12/2028`
 * @returns epoch milliseconds; undefined if malformed
 */
export function cardEnd(expiry: string): number | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(20\d\d)$/.exec(expiry) ?? [];
  return month === undefined ? undefined : startOfDay(dayIn(Number(year), Number(month)));
}

/**
 * The expiry warning to show, if any.
 *
 * @param expiry `12/2028`
 * @param now epoch milliseconds
 * @param nextPayment epoch milliseconds
 */
export function cardWarning(
  expiry: string,
  now: number,
  nextPayment: number | undefined,
): CardWarning | undefined {
  const end = cardEnd(expiry);
  if (end === undefined) return undefined;
  if (end <= now) return 'expired';
  if (nextPayment !== undefined && end <= nextPayment) return 'beforeNextPayment';
  return end <= now + SOON_MS ? 'soon' : undefined;
}
