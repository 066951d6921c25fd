import { addDays } from './calendar.ts';
import { dateKey, osloTime, twoDigits } from './oslo.ts';

// Own names, since browsers abbreviate Norwegian months differently (`mars` or `mar.`).
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

/** Formats the Oslo time as `09:05`. */
export function formatClockTime(instant: number): string {
  const { hour, minute } = osloTime(instant);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Formats the Oslo time as `09:05:07`. */
export function formatClockTimeWithSeconds(instant: number): string {
  return `${formatClockTime(instant)}:${twoDigits(osloTime(instant).second)}`;
}

function dateParts(instant: number) {
  const { year, month, day } = osloTime(instant);
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  const [short, long] = MONTHS[month - 1] ?? ['', ''];
  return { weekday, day, short, long };
}

/** Formats a date as `fre. 20. nov.` (`mai` is not abbreviated). */
export function formatShortDate(instant: number): string {
  const { weekday, day, short } = dateParts(instant);
  return `${weekday.slice(0, 3)}. ${day}. ${short}`;
}

/** Formats a date as `fredag 20. november`. */
export function formatLongDate(instant: number): string {
  const { weekday, day, long } = dateParts(instant);
  return `${weekday} ${day}. ${long}`;
}

/** Formats a day as `I dag`, `I morgen`, `I går`, else `fre. 20. nov.`. */
export function formatRelativeDay(instant: number, now: number): string {
  const key = dateKey(instant);
  const today = dateKey(now);
  if (key === today) return 'I dag';
  if (key === addDays(today, 1)) return 'I morgen';
  if (key === addDays(today, -1)) return 'I går';
  return formatShortDate(instant);
}

/** Formats a date as `14. mars 2025`. Separate, to keep it out of the first load. */
export function formatDateWithYear(instant: number): string {
  const [, ...dayAndMonth] = formatLongDate(instant).split(' ');
  return [...dayAndMonth, osloTime(instant).year].join(' ');
}
