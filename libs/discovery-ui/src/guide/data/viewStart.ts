import type { GuideTime } from '@tv/routes';
import { dateKey, toInstant, MINUTE_MS, osloTime } from '@tv/time';

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Keeps recent broadcasts visible. */
const LEAD_IN_MS = 15 * MINUTE_MS;

/**
 * Returns the start of the view, to half an hour: the requested time, the same time on another day, or shortly before
 * now.
 */
export function viewStart(
  { day, at }: { readonly day?: string | undefined; readonly at?: GuideTime | undefined },
  now: number,
): number {
  const today = dateKey(now);
  const recent = now - LEAD_IN_MS;
  const start = recent - (recent % HALF_HOUR_MS);
  if (at === undefined && (day === undefined || day === today)) return start;
  const { hour, minute } = at ?? osloTime(start);
  return toInstant(day ?? today, { hour, minute });
}

/** Returns day and time of an instant, rounded to half an hour. */
export function toDayAndTime(instant: number): { readonly day: string; readonly at: GuideTime } {
  const rounded = Math.round(instant / HALF_HOUR_MS) * HALF_HOUR_MS;
  const { hour, minute } = osloTime(rounded);
  return { day: dateKey(rounded), at: { hour, minute } };
}
