import type { EngineSource, PlayMode, StreamState } from './playbackEngine.ts';

/** What a media element and its manifest say of time, in seconds of the element's own timeline. */
export interface MediaTime {
  readonly currentTime: number;
  readonly seekStart: number;
  readonly seekEnd: number;
  readonly isLive: boolean;
  /** Epoch milliseconds of the timeline's nought, where the stream has dates. */
  readonly epochOfZero: number | undefined;
}

/** A live window shorter than this (seconds) is no window to move in. */
const SHORTEST_TIME_SHIFT = 120;

export function playModeOf({ isLive, seekStart, seekEnd }: MediaTime): PlayMode {
  if (!isLive) return 'ondemand';
  return seekEnd - seekStart >= SHORTEST_TIME_SHIFT ? 'liveTimeShift' : 'live';
}

/**
 * The part of the state that tells where we are.
 *
 * @param liveBufferSeconds how far behind the live edge still counts as live (PLAY-26)
 */
export function streamTime(
  time: MediaTime,
  liveBufferSeconds: number,
): Pick<StreamState, 'playMode' | 'position' | 'duration' | 'absolutePosition' | 'isAtLiveEdge'> {
  const { currentTime, seekStart, seekEnd, isLive, epochOfZero } = time;
  const duration = Math.max(0, seekEnd - seekStart);
  return {
    playMode: playModeOf(time),
    position: Math.min(Math.max(0, currentTime - seekStart), duration),
    duration,
    absolutePosition: isLive && epochOfZero !== undefined ? epochOfZero + currentTime * 1000 : undefined,
    isAtLiveEdge: isLive && seekEnd - currentTime <= liveBufferSeconds,
  };
}

/**
 * Where a stream begins that has been opened and shows nothing yet.
 *
 * @returns the element's time
 */
export function beginningTime(
  { seekStart, seekEnd, isLive, epochOfZero }: Omit<MediaTime, 'currentTime'>,
  place: Pick<EngineSource, 'startAt' | 'startAtInstant'> | undefined,
): number {
  const { startAt, startAtInstant } = place ?? {};
  const edge = isLive ? seekEnd : seekStart;
  const told =
    startAtInstant === undefined || epochOfZero === undefined
      ? startAt
      : (startAtInstant - epochOfZero) / 1000;
  return Math.min(seekEnd, Math.max(seekStart, told ?? edge));
}

/** A window's oldest seconds are gone before they are loaded. */
const EDGE_OF_THE_PAST = 5;

/**
 * Where to go on after a pause. A live window has moved meanwhile, and the place may have fallen out of it. One
 * that still reaches back to the timeline's nought, as a running programme's, has not moved.
 *
 * @returns the element's time to seek to first, or undefined to go on where we are
 */
export function resumeTime({ currentTime, seekStart, seekEnd, isLive }: MediaTime): number | undefined {
  if (!isLive || seekStart <= 0 || currentTime >= seekStart + EDGE_OF_THE_PAST) return undefined;
  return Math.min(seekStart + EDGE_OF_THE_PAST, seekEnd);
}

/** Volume in steps of 0.01 from 0 to 1 (PLAY-25). What is no number is full volume. */
export function steppedVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100 : 1;
}
