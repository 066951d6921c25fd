import { addDays, dateKey, formatLongDate, startOfDay } from '@tv/time';

/** Formats the last full day (Oslo) before an end: `søndag 6. desember`. @param end epoch milliseconds */
export const lastDayText = (end: number): string => formatLongDate(startOfDay(addDays(dateKey(end), -1)));
