import type { CastSession, CastSnapshot } from './castSession.ts';

/** In seconds; includes the receiver's buffer. */
const LIVE_EDGE_S = 30;

/** Returns whether a position this close to the end of a channel counts as live. */
export function isAtLiveEdge(at: Pick<CastSession, 'currentTime' | 'streamEnd'>): boolean {
  return at.streamEnd - at.currentTime <= LIVE_EDGE_S;
}

/**
 * Returns the receiver's state, to resume playback locally; undefined without media.
 *
 * @param isLost whether the session ended unexpectedly
 */
export function createCastSnapshot(session: CastSession, isLost: boolean): CastSnapshot | undefined {
  const { assetId, isLinear, playing, audioLanguage, textLanguage, deviceName, title } = session;
  if (assetId === undefined) return undefined;
  const currentTime = isLinear && isAtLiveEdge(session) ? 0 : session.currentTime;
  const languages = { audioLanguage, textLanguage };
  return { assetId, isLinear, currentTime, isPaused: !playing, isLost, ...languages, deviceName, title };
}
