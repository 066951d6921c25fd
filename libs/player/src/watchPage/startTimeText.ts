import { formatClockTime, formatDuration, formatRelativeDay, MINUTE_MS } from '@tv/time';

/** No countdown beyond this. */
const MAX_COUNTDOWN_MS = 12 * 60 * MINUTE_MS;

/**
 * Start time with a countdown: `Starter 20:00 · om 12 min`, `Starter i morgen 20:00`. Times in epoch
 * milliseconds; minutes are rounded up.
 */
export function startTimeText(start: number, now: number): string {
  const remainingMs = start - now;
  if (remainingMs <= 0) return 'Starter nå';
  const day = formatRelativeDay(start, now).toLowerCase();
  const startLabel = `Starter ${day === 'i dag' ? '' : `${day} `}${formatClockTime(start)}`;
  if (remainingMs > MAX_COUNTDOWN_MS) return startLabel;
  if (remainingMs <= MINUTE_MS) return `${startLabel} · om ${Math.ceil(remainingMs / 1000)} s`;
  return `${startLabel} · om ${formatDuration(Math.ceil(remainingMs / MINUTE_MS) * 60)}`;
}
