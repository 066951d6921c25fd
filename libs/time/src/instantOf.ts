import { isDateKey } from './calendar.ts';
import { osloTime, type OsloTime } from './oslo.ts';
import { MINUTE_MS } from './tick.ts';

const HOUR_MS = 60 * MINUTE_MS;

/**
 * The instant at which a clock in Oslo shows a time of day, in epoch milliseconds. A time that comes twice, when summer time
 * ends, is the first of the two; one that never comes, when it begins, is as long after midnight as it would have been.
 */
export function instantOf(key: string, { hour, minute }: Pick<OsloTime, 'hour' | 'minute'>): number {
  if (!isDateKey(key)) throw new RangeError(`"${key}" is not a date of the form YYYY-MM-DD`);
  const utc = Date.parse(`${key}T00:00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS;
  // As with the start of a day: the later time of the year last.
  const summer = utc - 2 * HOUR_MS;
  const shown = osloTime(summer);
  return shown.hour === hour && shown.minute === minute ? summer : utc - HOUR_MS;
}
