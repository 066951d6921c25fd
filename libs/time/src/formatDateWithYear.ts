import { formatLongDate } from './formatDate.ts';
import { osloTime } from './oslo.ts';

/** Formats a date as `14. mars 2025`. Separate, to keep it out of the first load. */
export function formatDateWithYear(instant: number): string {
  const [, ...dayAndMonth] = formatLongDate(instant).split(' ');
  return [...dayAndMonth, osloTime(instant).year].join(' ');
}
