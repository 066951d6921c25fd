import { clockTime, clockTimeWithSeconds, elapsedTime } from '@tv/time';
import type { StreamState } from '../engine/playbackEngine.ts';

type Timed = Pick<StreamState, 'playMode' | 'position' | 'duration' | 'absolutePosition'>;

/** The clock at a position of a live stream, epoch milliseconds; undefined where the stream has no dates. */
function instantAt({ position, absolutePosition }: Timed, at: number): number | undefined {
  return absolutePosition === undefined ? undefined : absolutePosition + (at - position) * 1000;
}

/** What stands beside the timeline: elapsed/total on demand (PLAY-22), the clock live (PLAY-21). */
export function timelineText(state: Timed): string {
  if (state.playMode === 'ondemand') return `${elapsedTime(state.position)} / ${elapsedTime(state.duration)}`;
  return state.absolutePosition === undefined ? '' : clockTime(state.absolutePosition);
}

/** What a place on the timeline is called, where the pointer hovers (PLAY-19). */
export function timeAt(state: Timed, at: number): string {
  if (state.playMode === 'ondemand') return elapsedTime(at);
  const instant = instantAt(state, at);
  return instant === undefined ? elapsedTime(at - state.duration) : clockTimeWithSeconds(instant);
}

/** The position in words, for screen readers. */
export function spokenPosition(state: Timed): string {
  if (state.playMode === 'ondemand')
    return `${elapsedTime(state.position)} av ${elapsedTime(state.duration)}`;
  return state.absolutePosition === undefined ? 'Direkte' : `Klokken ${clockTime(state.absolutePosition)}`;
}
