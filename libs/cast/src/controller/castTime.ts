import { clockTime, clockTimeWithSeconds, elapsedTime } from '@tv/time';
import type { CastSession } from '../session/castSession.ts';

type Timed = Pick<CastSession, 'isLinear' | 'duration'>;

/** A place on the timeline as it is shown: the time since the beginning, or the clock of a channel. */
export function shownTime({ isLinear }: Timed, seconds: number): string {
  return isLinear ? clockTimeWithSeconds(seconds * 1000) : elapsedTime(seconds);
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
