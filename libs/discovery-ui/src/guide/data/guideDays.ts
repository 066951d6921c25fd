import { addDays, isDateKey } from '@tv/time';

/** So many days before and after today are in the guide. */
const REACH = 7;

/** The days of the guide, the earliest first, as date keys (GUIDE-01). */
export function guideDays(today: string): readonly string[] {
  return Array.from({ length: 2 * REACH + 1 }, (_, index) => addDays(today, index - REACH));
}

/**
 * The day that an address asks for (ROUTE-15); undefined where it asks for none that the guide has, which is as good as
 * today (ROUTE-14).
 *
 * @param text  as it stands in the address: anything
 */
export function chosenDay(text: string | undefined, today: string): string | undefined {
  if (text === undefined || !isDateKey(text)) return undefined;
  return guideDays(today).includes(text) ? text : undefined;
}
