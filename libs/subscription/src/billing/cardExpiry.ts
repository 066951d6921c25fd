import { startOfDay } from '@tv/time';

/** How long a card can still be used, as far as it is worth telling. */
export type CardWarning =
  /** It has run out. */
  | 'expired'
  /** It runs out before the next payment. */
  | 'beforeNextPayment'
  /** It runs out within two months. */
  | 'soon';

/** Two months. */
const SOON_MS = 61 * 24 * 3_600_000;

const dayIn = (year: number, monthFromNought: number): string =>
  new Date(Date.UTC(year, monthFromNought, 1)).toISOString().slice(0, 10);

/**
 * The first instant at which a card is of no use: it serves to the end of the month that is written on it, in Oslo.
 *
 * @param expiry  `12/2028`
 * @returns epoch milliseconds; undefined for what is no month and year
 */
export function cardEnd(expiry: string): number | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(20\d\d)$/.exec(expiry) ?? [];
  return month === undefined ? undefined : startOfDay(dayIn(Number(year), Number(month)));
}

/**
 * What is to be said of a card's expiry, if anything.
 *
 * @param expiry  `12/2028`
 * @param now  epoch milliseconds
 * @param nextPayment  epoch milliseconds; undefined where none is to come
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
