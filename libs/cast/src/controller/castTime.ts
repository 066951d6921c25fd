import { clockTime, clockTimeWithSeconds, elapsedTime } from '@tv/time';
import type { CastSession } from '../session/castSession.ts';

type Timed = Pick<CastSession, 'isLinear' | 'duration'>;

/** A place on the timeline as it is shown: the time since the beginning, or the clock of a channel. */
export function shownTime({ isLinear }: Timed, seconds: number): string {
  return isLinear ? clockTimeWithSeconds(seconds * 1000) : elapsedTime(seconds);
}

/** How far (seconds) behind the newest picture still counts as live: the television holds a buffer of its own. */
const EDGE_S = 30;

/** Whether a channel is at its live edge. */
export function isAtEdge({
  currentTime,
  streamEnd,
}: Pick<CastSession, 'currentTime' | 'streamEnd'>): boolean {
  return streamEnd - currentTime <= EDGE_S;
}

/** What stands at the end of the timeline: how long it is; of a channel how far behind its edge one is, `−1:18`. */
export function remainingTime(
  { isLinear }: Timed,
  { currentTime, streamEnd }: Pick<CastSession, 'currentTime' | 'streamEnd'>,
): string {
  if (!isLinear) return elapsedTime(streamEnd);
  return isAtEdge({ currentTime, streamEnd }) ? '' : elapsedTime(currentTime - streamEnd);
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

/** The same for a voice: `12 minutter og 4 sekunder av 45 minutter`, `Klokken 20:15`. */
export function spokenTime({ isLinear, duration }: Timed, seconds: number): string {
  if (isLinear) return `Klokken ${clockTime(seconds * 1000)}`;
  return duration > 0 ? `${spokenLength(seconds)} av ${spokenLength(duration)}` : spokenLength(seconds);
}
