import type { CastSession, CastSnapshot } from './castSession.ts';

/** In seconds; includes the receiver's buffer. */
const LIVE_EDGE_S = 30;

/** Whether a position this close to the end of a channel counts as live. */
export function isAtLiveEdge({
  currentTime,
  streamEnd,
}: Pick<CastSession, 'currentTime' | 'streamEnd'>): boolean {
  return streamEnd - currentTime <= LIVE_EDGE_S;
}

/**
 * Returns the receiver's state, to resume playback locally; undefined without media.
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
