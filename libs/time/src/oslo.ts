/** The broadcaster's time zone: guides, dates and clock times are always told in it. */
export const OSLO = 'Europe/Oslo';

const HOUR_MS = 3_600_000;

const dateParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: OSLO,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

// Names of our own: browsers shorten Norwegian months differently (`mars` is `mar.` in some).
const WEEKDAYS = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'];
const MONTHS = [
  ['jan.', 'januar'],
  ['feb.', 'februar'],
  ['mars', 'mars'],
  ['april', 'april'],
  ['mai', 'mai'],
  ['juni', 'juni'],
  ['juli', 'juli'],
  ['aug.', 'august'],
  ['sep.', 'september'],
  ['okt.', 'oktober'],
  ['nov.', 'november'],
  ['des.', 'desember'],
] as const;

/** What a wall in Oslo shows at an instant. `month` counts from 1. */
export interface OsloTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** @param instant epoch milliseconds */
export function osloTime(instant: number): OsloTime {
  const read = new Map(dateParts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => read.get(type) ?? Number.NaN;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The Oslo date as `YYYY-MM-DD`: sorts as text, stands in paths and storage. */
export function dateKey(instant: number): string {
  const { year, month, day } = osloTime(instant);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

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

/** The Oslo time of day on a 24-hour clock: `09:05`. */
export function clockTime(instant: number): string {
  const { hour, minute } = osloTime(instant);
  return `${two(hour)}:${two(minute)}`;
}

/** The Oslo time of day with seconds, for a live player: `09:05:07`. */
export function clockTimeWithSeconds(instant: number): string {
  return `${clockTime(instant)}:${two(osloTime(instant).second)}`;
}

const named = (instant: number): { weekday: string; day: number; short: string; long: string } => {
  const { year, month, day } = osloTime(instant);
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  const [short, long] = MONTHS[month - 1] ?? ['', ''];
  return { weekday, day, short, long };
};

/** A date as Norwegians write it short: `fre. 20. nov.` (`mai` has no stop: it is not shortened). */
export function shortDate(instant: number): string {
  const { weekday, day, short } = named(instant);
  return `${weekday.slice(0, 3)}. ${day}. ${short}`;
}

/** A date in full, for headings and screen readers: `fredag 20. november`. */
export function longDate(instant: number): string {
  const { weekday, day, long } = named(instant);
  return `${weekday} ${day}. ${long}`;
}
