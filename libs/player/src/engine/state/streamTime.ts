import type { EngineSource, PlayMode, StreamState } from '../playbackEngine.ts';

/** Times of the media element and its manifest, in seconds of the element's timeline. */
export interface MediaTime {
  readonly currentTime: number;
  readonly seekStart: number;
  readonly seekEnd: number;
  readonly isLive: boolean;
  /** Epoch milliseconds at 0 of the timeline; undefined without dates. */
  readonly epochOfZero: number | undefined;
}

/** A shorter live window cannot be seeked in. */
const MIN_TIME_SHIFT_S = 120;

export function getPlayMode({ isLive, seekStart, seekEnd }: MediaTime): PlayMode {
  if (!isLive) return 'ondemand';
  return seekEnd - seekStart >= MIN_TIME_SHIFT_S ? 'liveTimeShift' : 'live';
}

/** @param liveBufferSeconds how far behind the live edge still counts as live (PLAY-26) */
export function streamTime(
  time: MediaTime,
  liveBufferSeconds: number,
): Pick<StreamState, 'playMode' | 'position' | 'duration' | 'absolutePosition' | 'isAtLiveEdge'> {
  const { currentTime, seekStart, seekEnd, isLive, epochOfZero } = time;
  const duration = Math.max(0, seekEnd - seekStart);
  return {
    playMode: getPlayMode(time),
    position: Math.min(Math.max(0, currentTime - seekStart), duration),
    duration,
    absolutePosition: isLive && epochOfZero !== undefined ? epochOfZero + currentTime * 1000 : undefined,
    isAtLiveEdge: isLive && seekEnd - currentTime <= liveBufferSeconds,
  };
}

/** Returns the element time at which a stream starts, clamped to the seekable range. */
export function getStartTime(
  { seekStart, seekEnd, isLive, epochOfZero }: Omit<MediaTime, 'currentTime'>,
  start: Pick<EngineSource, 'startAt' | 'startAtInstant'> | undefined,
): number {
  const { startAt, startAtInstant } = start ?? {};
  const edge = isLive ? seekEnd : seekStart;
  const requested =
    startAtInstant === undefined || epochOfZero === undefined
      ? startAt
      : (startAtInstant - epochOfZero) / 1000;
  return Math.min(seekEnd, Math.max(seekStart, requested ?? edge));
}

/** The oldest seconds of a window expire before they load. */
const WINDOW_START_MARGIN_S = 5;

/**
 * Returns the element time to seek to before resuming, if the position has left the live window. A window
 * that starts at 0 does not move.
 */
export function getResumeTime({ currentTime, seekStart, seekEnd, isLive }: MediaTime): number | undefined {
  if (!isLive || seekStart <= 0 || currentTime >= seekStart + WINDOW_START_MARGIN_S) return undefined;
  return Math.min(seekStart + WINDOW_START_MARGIN_S, seekEnd);
}

/** Rounds to steps of 0.01 from 0 to 1 (PLAY-25). Invalid numbers become 1. */
export function steppedVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100 : 1;
}
