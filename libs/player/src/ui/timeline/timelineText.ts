import {
  formatClockTime,
  formatClockTimeWithSeconds,
  formatElapsedTime,
  formatSpokenDuration,
} from '@tv/time';
import type { StreamState } from '../../engine/playbackEngine.ts';

type Timed = Pick<StreamState, 'playMode' | 'position' | 'duration' | 'absolutePosition'>;

/** Returns epoch milliseconds; undefined for a stream without dates. */
export function instantAt(
  { position, absolutePosition }: Pick<Timed, 'position' | 'absolutePosition'>,
  at: number,
): number | undefined {
  return absolutePosition === undefined ? undefined : absolutePosition + (at - position) * 1000;
}

/** Formats elapsed/total on demand (PLAY-22), the clock live (PLAY-21). */
export function timelineText(state: Timed): string {
  if (state.playMode === 'ondemand')
    return `${formatElapsedTime(state.position)} / ${formatElapsedTime(state.duration)}`;
  return state.absolutePosition === undefined ? '' : formatClockTime(state.absolutePosition);
}

/** Returns the hover label of a timeline position (PLAY-19). */
export function timeLabelAt(state: Timed, at: number): string {
  if (state.playMode === 'ondemand') return formatElapsedTime(at);
  const instant = instantAt(state, at);
  return instant === undefined ? formatElapsedTime(at - state.duration) : formatClockTimeWithSeconds(instant);
}

/** Formats the delay behind live, such as `−1:18`; undefined at the edge and on demand. */
export function behindLiveText(
  state: Pick<StreamState, 'playMode' | 'position' | 'duration' | 'isAtLiveEdge'>,
): string | undefined {
  if (state.playMode === 'ondemand' || state.isAtLiveEdge) return undefined;
  return formatElapsedTime(state.position - state.duration);
}

/** Returns the position for screen readers. */
export function spokenPosition(state: Timed & Pick<StreamState, 'isAtLiveEdge'>): string {
  const { playMode, position, duration, absolutePosition, isAtLiveEdge } = state;
  if (playMode === 'ondemand')
    return `${formatSpokenDuration(position)} av ${formatSpokenDuration(duration)}`;
  const behind = isAtLiveEdge ? 'Direkte' : `${formatSpokenDuration(duration - position)} bak direkte`;
  return absolutePosition === undefined
    ? behind
    : `Klokken ${formatClockTime(absolutePosition)}, ${behind.toLowerCase()}`;
}
