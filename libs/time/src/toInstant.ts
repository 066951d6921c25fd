import { isDateKey } from './calendar.ts';
import { osloTime, type OsloTime } from './oslo.ts';
import { MINUTE_MS } from './tick.ts';

const HOUR_MS = 60 * MINUTE_MS;

/**
 * Returns the instant of an Oslo time of day, in epoch milliseconds. An ambiguous time is the first of two, a
 * skipped one is shifted. Throws for an invalid key.
 */
export function toInstant(key: string, { hour, minute }: Pick<OsloTime, 'hour' | 'minute'>): number {
  if (!isDateKey(key)) throw new RangeError(`"${key}" is not a date of the form YYYY-MM-DD`);
  const utc = Date.parse(`${key}T00:00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS;
  // Tries summer time first, like `startOfDay`.
  const summer = utc - 2 * HOUR_MS;
  const shown = osloTime(summer);
  return shown.hour === hour && shown.minute === minute ? summer : utc - HOUR_MS;
}
