/** The broadcaster's time zone, used for all dates and times. */
export const OSLO = 'Europe/Oslo';

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

export type OsloTime = ReturnType<typeof osloTime>;

/** Converts epoch milliseconds to Oslo time. `month` counts from 1. */
export function osloTime(instant: number) {
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

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the Oslo date as `YYYY-MM-DD`. */
export function dateKey(instant: number): string {
  const { year, month, day } = osloTime(instant);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}
