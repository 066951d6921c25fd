import type { CastSession } from './castSession.ts';

/** The receiver's state when a session ended, to resume from. */
export interface CastSnapshot {
  readonly assetId: string;
  readonly isLinear: boolean;
  /** Seconds as in {@link CastSession.currentTime}; 0 for a channel's live edge. */
  readonly currentTime: number;
  readonly isPaused: boolean;
  readonly audioLanguage: string | undefined;
  /** Undefined for no subtitles. */
  readonly textLanguage: string | undefined;
  /** The session ended unexpectedly. */
  readonly isLost: boolean;
  readonly deviceName: string | undefined;
  readonly title: string | undefined;
}

/** The receiver has its own buffer. */
const LIVE_EDGE_S = 30;

/** Whether a position this close to the end of a channel counts as live. */
export function isAtLiveEdge({
  currentTime,
  streamEnd,
}: Pick<CastSession, 'currentTime' | 'streamEnd'>): boolean {
  return streamEnd - currentTime <= LIVE_EDGE_S;
}

/**
 * What the receiver plays, to resume it here; undefined without media.
 *
 * @param isLost whether the session ended unexpectedly
 */
export function createCastSnapshot(session: CastSession, isLost: boolean): CastSnapshot | undefined {
  const { assetId, isLinear, currentTime, playing, deviceName, title } = session;
  const { audioLanguage, textLanguage } = session;
  if (assetId === undefined) return undefined;
  return {
    assetId,
    isLinear,
    currentTime: isLinear && isAtLiveEdge(session) ? 0 : currentTime,
    isPaused: !playing,
    audioLanguage,
    textLanguage,
    isLost,
    deviceName,
    title,
  };
}
