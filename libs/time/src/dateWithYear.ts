import { longDate } from './dateWords.ts';
import { osloTime } from './oslo.ts';

/** Formats a date as `14. mars 2025`. Separate, to keep it out of the first load. */
export function dateWithYear(instant: number): string {
  const [, ...dayAndMonth] = longDate(instant).split(' ');
  return [...dayAndMonth, osloTime(instant).year].join(' ');
}
