import { formatClockTime, formatClockTimeWithSeconds, formatElapsedTime } from '@tv/time';
import type { CastSession } from '../session/castSession.ts';

type Timed = Pick<CastSession, 'isLinear' | 'duration'>;

/** Formats a position: elapsed time, or the time of day for a channel. */
export function shownTime({ isLinear }: Timed, seconds: number): string {
  return isLinear ? formatClockTimeWithSeconds(seconds * 1000) : formatElapsedTime(seconds);
}

/** The receiver has its own buffer. */
const EDGE_S = 30;

export function isAtEdge({
  currentTime,
  streamEnd,
}: Pick<CastSession, 'currentTime' | 'streamEnd'>): boolean {
  return streamEnd - currentTime <= EDGE_S;
}

/** Formats the duration; for a channel the distance to the live edge, `−1:18`. */
export function remainingTime(
  { isLinear }: Timed,
  { currentTime, streamEnd }: Pick<CastSession, 'currentTime' | 'streamEnd'>,
): string {
  if (!isLinear) return formatElapsedTime(streamEnd);
  return isAtEdge({ currentTime, streamEnd }) ? '' : formatElapsedTime(currentTime - streamEnd);
}

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

function spokenLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    ...counted(Math.floor(whole / 3600), 'time', 'timer'),
    ...counted(Math.floor(whole / 60) % 60, 'minutt', 'minutter'),
    ...counted(whole % 60, 'sekund', 'sekunder'),
  ];
  if (parts.length < 2) return parts[0] ?? '0 sekunder';
  return `${parts.slice(0, -1).join(', ')} og ${parts.at(-1) ?? ''}`;
}

/** Position for screen readers: `12 minutter og 4 sekunder av 45 minutter`, `Klokken 20:15`. */
export function spokenTime({ isLinear, duration }: Timed, seconds: number): string {
  if (isLinear) return `Klokken ${formatClockTime(seconds * 1000)}`;
  return duration > 0 ? `${spokenLength(seconds)} av ${spokenLength(duration)}` : spokenLength(seconds);
}
