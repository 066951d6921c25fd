const minute = 60_000;
const hour = 60 * minute;
export const dayLength = 24 * hour;

/** Returns 01:00 UTC on the last Sunday of a month (0–11), when clocks change. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/** Returns Oslo's UTC offset in milliseconds. */
export function osloOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9);
  return isSummer ? 2 * hour : hour;
}

/** Returns the day in Oslo, `YYYY-MM-DD`. */
export function osloDate(instant: number): string {
  return new Date(instant + osloOffset(instant)).toISOString().slice(0, 10);
}

/** Formats an instant with Oslo's offset: `2026-11-20T22:30:00+01:00`. */
export function osloIso(instant: number): string {
  const offset = osloOffset(instant);
  const local = new Date(instant + offset).toISOString().slice(0, 19);
  return `${local}+0${offset / hour}:00`;
}

/** Returns the Oslo time, `22:30`. */
export function osloClock(instant: number): string {
  return new Date(instant + osloOffset(instant)).toISOString().slice(11, 16);
}

/** Returns the minutes since midnight in Oslo. */
export function osloMinutes(instant: number): number {
  return Math.floor(((instant + osloOffset(instant)) % dayLength) / minute);
}

/**
 * Returns the instant of a wall-clock time in Oslo. Repeated times (autumn) resolve to the first, skipped
 * ones (spring) move past the change.
 */
export function osloInstant(date: string, minutesOfDay: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutesOfDay * minute;
  const asSummer = wall - 2 * hour;
  return osloOffset(asSummer) === 2 * hour ? asSummer : wall - hour;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns the instant of Monday 00:00 in Oslo. */
export function osloWeekStart(instant: number): number {
  const date = osloDate(instant);
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return osloInstant(addDays(date, -weekday), 0);
}

const months = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
];

/** Formats a date as `20. november`. */
export function norwegianDay(date: string): string {
  return `${Number(date.slice(8, 10))}. ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

/** Returns whether a text is a valid `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
