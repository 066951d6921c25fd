import { clockTime, durationText, relativeDay } from '@tv/time';

const MINUTE_MS = 60_000;

/** What begins later (ms) than this is not counted down to. */
const COUNTED_MS = 12 * 60 * MINUTE_MS;

/**
 * When something begins, and how long it is until then: `Starter 20:00 · om 12 min`, `Starter i morgen 20:00`. The last minute
 * is counted in seconds; a minute that has begun is a minute.
 *
 * @param start  epoch milliseconds
 * @param now  epoch milliseconds
 */
export function startText(start: number, now: number): string {
  const left = start - now;
  if (left <= 0) return 'Starter nå';
  const day = relativeDay(start, now).toLowerCase();
  const at = `Starter ${day === 'i dag' ? '' : `${day} `}${clockTime(start)}`;
  if (left > COUNTED_MS) return at;
  if (left <= MINUTE_MS) return `${at} · om ${Math.ceil(left / 1000)} s`;
  return `${at} · om ${durationText(Math.ceil(left / MINUTE_MS) * 60)}`;
}
