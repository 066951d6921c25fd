import { addDays, dateKey, longDate, startOfDay } from '@tv/time';

/**
 * The last whole day in Oslo before something ends, as in `til og med søndag 6. desember`: what ends on a payment date ends as that
 * day begins.
 *
 * @param end  epoch milliseconds
 */
export function lastDay(end: number): string {
  return longDate(startOfDay(addDays(dateKey(end), -1)));
}
