import { dateKey } from './oslo.ts';

const HOUR_MS = 3_600_000;

function readDateKey(key: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(key);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
}

/** Returns whether a text is a valid `YYYY-MM-DD` date from 1900 to 2199. */
export function isDateKey(text: string): boolean {
  const date = readDateKey(text);
  return date !== undefined && date.year >= 1900 && date.year < 2200;
}

/** Returns midnight UTC of a date, in epoch milliseconds. Throws for an invalid key. */
function utcMidnight(key: string, addedDays = 0): number {
  const date = readDateKey(key);
  if (!date) throw new RangeError(`"${key}" is not a date of the form YYYY-MM-DD`);
  return Date.UTC(date.year, date.month - 1, date.day + addedDays);
}

/** Adds calendar days, independent of summer time. Throws for an invalid key. */
export function addDays(key: string, days: number): string {
  return new Date(utcMidnight(key, days)).toISOString().slice(0, 10);
}

/**
 * Returns the start of a day in Oslo, in epoch milliseconds. Never add 24 hours: a day may have 23 or 25.
 * Throws for an invalid key.
 */
export function startOfDay(key: string): number {
  // Oslo is UTC+1 or UTC+2: tries summer time first.
  const summer = utcMidnight(key) - 2 * HOUR_MS;
  return dateKey(summer) === key ? summer : summer + HOUR_MS;
}

/** Returns the start of the next day, in epoch milliseconds. */
export const endOfDay = (key: string): number => startOfDay(addDays(key, 1));
