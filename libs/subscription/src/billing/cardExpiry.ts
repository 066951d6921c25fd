import { startOfDay } from '@tv/time';

export type CardExpiryWarning =
  | 'expired'
  | 'beforeNextPayment'
  /** Within two months. */
  | 'soon';

const EXPIRES_SOON_MS = 61 * 24 * 3_600_000;

const firstDayOfMonth = (year: number, monthIndex: number): string =>
  new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 10);

/** Returns the end of the printed month in Oslo, epoch milliseconds; undefined unless `expiry` is like `12/2028`. */
export function cardExpiresAt(expiry: string): number | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(20\d\d)$/.exec(expiry) ?? [];
  return month === undefined ? undefined : startOfDay(firstDayOfMonth(Number(year), Number(month)));
}

/** Returns the expiry warning to show, if any. @param expiry `12/2028` @param now epoch milliseconds */
export function cardExpiryWarning(
  expiry: string,
  now: number,
  nextPayment: number | undefined,
): CardExpiryWarning | undefined {
  const end = cardExpiresAt(expiry);
  if (end === undefined) return undefined;
  if (end <= now) return 'expired';
  if (nextPayment !== undefined && end <= nextPayment) return 'beforeNextPayment';
  return end <= now + EXPIRES_SOON_MS ? 'soon' : undefined;
}
