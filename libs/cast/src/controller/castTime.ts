import {
  formatClockTime,
  formatClockTimeWithSeconds,
  formatElapsedTime,
  formatSpokenDuration,
} from '@tv/time';
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

/** Formats a position for screen readers: `12 minutter og 4 sekunder av 45 minutter`, `Klokken 20:15`. */
export function formatSpokenPosition({ isLinear, duration }: Timed, seconds: number): string {
  if (isLinear) return `Klokken ${formatClockTime(seconds * 1000)}`;
  return duration > 0
    ? `${formatSpokenDuration(seconds)} av ${formatSpokenDuration(duration)}`
    : formatSpokenDuration(seconds);
}
