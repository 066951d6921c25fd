import type { GuideTime } from '@tv/routes';
import { dateKey, instantOf, MINUTE_MS, osloTime } from '@tv/time';

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** A broadcast that has just begun is seen from its beginning, and one that ends in a moment is still seen. */
const SHORTLY_MS = 15 * MINUTE_MS;

/** What an address of the guide asks to be shown. */
export interface AskedPlace {
  /** A day of the guide as a date key; today where it is missing. */
  readonly day?: string | undefined;
  /** The time of day; now where it is missing. */
  readonly at?: GuideTime | undefined;
}

/**
 * The instant that the guide's view begins at, a half hour: shortly before now, the same time of another day, or the time
 * that is asked for.
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

/** The place that a view's beginning stands for, to the half hour. */
export function placeOf(instant: number): { readonly day: string; readonly at: GuideTime } {
  const near = Math.round(instant / HALF_HOUR_MS) * HALF_HOUR_MS;
  const { hour, minute } = osloTime(near);
  return { day: dateKey(near), at: { hour, minute } };
}
