import { formatClockTime, formatClockTimeWithSeconds, formatElapsedTime } from '@tv/time';
import type { CastSession } from '../session/castSession.ts';
import { isAtLiveEdge } from '../session/castSnapshot.ts';

type Timed = Pick<CastSession, 'isLinear' | 'duration'>;

/** Formats a position: elapsed time, or the time of day for a channel. */
export function formatPosition({ isLinear }: Timed, seconds: number): string {
  return isLinear ? formatClockTimeWithSeconds(seconds * 1000) : formatElapsedTime(seconds);
}

/** Formats the duration; for a channel the distance to the live edge, `−1:18`. */
export function formatRemaining(
  { isLinear }: Timed,
  { currentTime, streamEnd }: Pick<CastSession, 'currentTime' | 'streamEnd'>,
): string {
  if (!isLinear) return formatElapsedTime(streamEnd);
  return isAtLiveEdge({ currentTime, streamEnd }) ? '' : formatElapsedTime(currentTime - streamEnd);
}

const pluralize = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

function formatSpokenDuration(seconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(seconds));
  const parts = [
    ...pluralize(Math.floor(totalSeconds / 3600), 'time', 'timer'),
    ...pluralize(Math.floor(totalSeconds / 60) % 60, 'minutt', 'minutter'),
    ...pluralize(totalSeconds % 60, 'sekund', 'sekunder'),
  ];
  if (parts.length < 2) return parts[0] ?? '0 sekunder';
  return `${parts.slice(0, -1).join(', ')} og ${parts.at(-1) ?? ''}`;
}

/** Position for screen readers: `12 minutter og 4 sekunder av 45 minutter`, `Klokken 20:15`. */
export function formatSpokenPosition({ isLinear, duration }: Timed, seconds: number): string {
  if (isLinear) return `Klokken ${formatClockTime(seconds * 1000)}`;
  return duration > 0
    ? `${formatSpokenDuration(seconds)} av ${formatSpokenDuration(duration)}`
    : formatSpokenDuration(seconds);
}
