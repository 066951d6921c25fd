import type { GuideTime } from '@tv/routes';
import { dateKey, instantOf, MINUTE_MS, osloTime } from '@tv/time';

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Starts the view a little earlier, so that recent and ending broadcasts are visible. */
const SHORTLY_MS = 15 * MINUTE_MS;

/** The day and time that the URL requests. */
export interface AskedPlace {
  /** Date key; today if missing. */
  readonly day?: string | undefined;
  /** Time of day; now if missing. */
  readonly at?: GuideTime | undefined;
}

/**
 * The start of the view, rounded to half an hour: shortly before now, the same time on another day, or the
 * requested time.
 *
 * @param now epoch milliseconds
 */
export function viewStart({ day, at }: AskedPlace, now: number): number {
  const today = dateKey(now);
  const recent = now - SHORTLY_MS;
  const start = recent - (recent % HALF_HOUR_MS);
  if (at === undefined && (day === undefined || day === today)) return start;
  const { hour, minute } = at ?? osloTime(start);
  return instantOf(day ?? today, { hour, minute });
}

/** Day and time of an instant, rounded to half an hour. */
export function placeOf(instant: number): { readonly day: string; readonly at: GuideTime } {
  const near = Math.round(instant / HALF_HOUR_MS) * HALF_HOUR_MS;
  const { hour, minute } = osloTime(near);
  return { day: dateKey(near), at: { hour, minute } };
}
