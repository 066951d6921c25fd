import { startOfDay } from '@tv/time';

/** Reason to warn about a card's expiry. */
export type CardWarning =
  | 'expired'
  | 'beforeNextPayment'
  /** Expires within two months. */
  | 'soon';

const SOON_MS = 61 * 24 * 3_600_000;

const dayIn = (year: number, monthFromNought: number): string =>
  new Date(Date.UTC(year, monthFromNought, 1)).toISOString().slice(0, 10);

/**
 * The instant a card expires: the end of its printed month in Oslo.
 *
 * @param expiry `12/2028`
 * @returns epoch milliseconds; undefined if malformed
 */
export function cardEnd(expiry: string): number | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(20\d\d)$/.exec(expiry) ?? [];
  return month === undefined ? undefined : startOfDay(dayIn(Number(year), Number(month)));
}

/**
 * Which expiry warning to show, if any.
 *
 * @param expiry `12/2028`
 * @param now epoch milliseconds
 * @param nextPayment epoch milliseconds; undefined if none is scheduled
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
