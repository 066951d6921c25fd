import { addDays, dateKey, longDate, startOfDay } from '@tv/time';

/**
 * Last full day (Oslo) before an end: `søndag 6. desember`.
 * @param end epoch milliseconds
 */
export function lastDay(end: number): string {
  return longDate(startOfDay(addDays(dateKey(end), -1)));
}
