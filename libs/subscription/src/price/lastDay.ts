import { addDays, dateKey, longDate, startOfDay } from '@tv/time';

/**
 * The last full day (Oslo) before an end: `søndag 6. desember`. A period that ends on a payment date ends as
 * that day starts.
 * @param end epoch milliseconds
 */
export function lastDay(end: number): string {
  return longDate(startOfDay(addDays(dateKey(end), -1)));
}
