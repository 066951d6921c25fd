import { formatClockTime, formatDuration, formatRelativeDay } from '@tv/time';

const MINUTE_MS = 60_000;

/** No countdown beyond this. */
const COUNTED_MS = 12 * 60 * MINUTE_MS;

/**
 * Start time with a countdown: `Starter 20:00 · om 12 min`, `Starter i morgen 20:00`. Times in epoch
 * milliseconds; minutes are rounded up.
 */
export function startText(start: number, now: number): string {
  const left = start - now;
  if (left <= 0) return 'Starter nå';
  const day = formatRelativeDay(start, now).toLowerCase();
  const at = `Starter ${day === 'i dag' ? '' : `${day} `}${formatClockTime(start)}`;
  if (left > COUNTED_MS) return at;
  if (left <= MINUTE_MS) return `${at} · om ${Math.ceil(left / 1000)} s`;
  return `${at} · om ${formatDuration(Math.ceil(left / MINUTE_MS) * 60)}`;
}
