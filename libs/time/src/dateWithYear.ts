import { longDate } from './dateWords.ts';
import { osloTime } from './oslo.ts';

/** A date that lies years back: `14. mars 2025`. In a file of its own, since no first page tells one. */
export function dateWithYear(instant: number): string {
  const [, ...dayAndMonth] = longDate(instant).split(' ');
  return [...dayAndMonth, osloTime(instant).year].join(' ');
}
