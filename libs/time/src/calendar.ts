import { dateKey } from './oslo.ts';

const HOUR_MS = 3_600_000;

/**
 * The parts of a `YYYY-MM-DD` text, or undefined when it names no day of the calendar (`2026-02-30`).
 */
function readDateKey(key: string): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(key);
  if (!match) return undefined;
  const [year, monthNumber, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, monthNumber - 1, day));
  const same = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === day;
  return same ? { year, month: monthNumber, day } : undefined;
}

/** Whether a text from an address, an answer or a storage is a real date of the form `YYYY-MM-DD`, from 1900 to 2199. */
export function isDateKey(text: string): boolean {
  const date = readDateKey(text);
  return date !== undefined && date.year >= 1900 && date.year < 2200;
}

/** The day so many days after (or before) a date key. Days of the calendar, so summer time does not matter. */
export function addDays(key: string, days: number): string {
  const date = readDateKey(key);
  if (!date) throw new RangeError(`"${key}" is not a date of the form YYYY-MM-DD`);
  return new Date(Date.UTC(date.year, date.month - 1, date.day + days)).toISOString().slice(0, 10);
}

/**
 * The instant at which a day begins in Oslo, in epoch milliseconds. A day lasts 23 hours when summer time
 * begins and 25 when it ends: its end is the start of the next, never start plus 24 hours.
 */
export function startOfDay(key: string): number {
  const date = readDateKey(key);
  if (!date) throw new RangeError(`"${key}" is not a date of the form YYYY-MM-DD`);
  // Oslo has been UTC+1 or UTC+2 for as long as there has been television: try the later start last.
  const utcMidnight = Date.UTC(date.year, date.month - 1, date.day);
  const summer = utcMidnight - 2 * HOUR_MS;
  return dateKey(summer) === key ? summer : utcMidnight - HOUR_MS;
}

/** The instant at which the day after a date key begins, in epoch milliseconds. */
export function endOfDay(key: string): number {
  return startOfDay(addDays(key, 1));
}
