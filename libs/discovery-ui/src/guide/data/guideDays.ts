import { addDays, isDateKey } from '@tv/time';

const DAYS_EACH_WAY = 7;

/** Date keys of the guide, earliest first (GUIDE-01). */
export function guideDays(today: string): readonly string[] {
  return Array.from({ length: 2 * DAYS_EACH_WAY + 1 }, (_, index) => addDays(today, index - DAYS_EACH_WAY));
}

/** The day in a URL (ROUTE-15); undefined if it is not in the guide, which means today (ROUTE-14). */
export function parseGuideDay(text: string | undefined, today: string): string | undefined {
  if (text === undefined || !isDateKey(text)) return undefined;
  return guideDays(today).includes(text) ? text : undefined;
}
