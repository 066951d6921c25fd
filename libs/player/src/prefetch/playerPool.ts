import { createContext, useContext } from 'react';
import type { PreloadedPlayer } from '../engine/shaka/preloadStreamPlayer.browser.ts';

/** A session that is open before its title. Its playback response is in RTK Query's cache. */
export interface PrefetchedSession {
  /** Known to the server; used by one playback only. */
  readonly sessionId: string;
  /** Never rejects. */
  readonly preloadedPlayer: Promise<PreloadedPlayer | undefined>;
}

/** What consecutive players share. The app owns it, since it outlives pages. */
export interface PlayerPool {
  /** Opens and keeps a session for a title, unless one is fresh or the title plays. */
  readonly prefetch: (titleId: string, open: () => PrefetchedSession) => void;
  /** Returns the title's session, once. The title plays until `close`. */
  readonly take: (titleId: string) => PrefetchedSession | undefined;
  /** @param destroyed resolves when the title's player is destroyed; must not reject */
  readonly close: (titleId: string, destroyed?: Promise<void>) => void;
  /** Resolves when the previous player is destroyed: two at once cost memory and decoders. Never rejects. */
  readonly whenClosed: () => Promise<void>;
  /** Releases all prefetched sessions. Access and tickets belong to one user (decision 0034). */
  readonly clear: () => void;
  /** An unsupported asset type is reported once. */
  hasReportedAssetType: boolean;
}

/** Maximum age of a prefetched session: entitlements change. RTK Query keeps the response as long. */
const PREFETCH_TTL_MS = 60_000;

/** Both adjacent channels, and a list item under the pointer. */
const MAX_PREFETCHED = 3;

/** @param now milliseconds of a monotonic clock */
export function createPlayerPool(now = () => performance.now()): PlayerPool {
  const prefetched = new Map<string, PrefetchedSession & { readonly openedAt: number }>();
  let currentTitleId: string | undefined;
  let closing = Promise.resolve();
  const release = (titleId: string) => {
    void prefetched.get(titleId)?.preloadedPlayer.then((player) => player?.release());
    prefetched.delete(titleId);
  };
  /** Removes the title's session; releases it if it has expired. */
  const remove = (titleId: string) => {
    const session = prefetched.get(titleId);
    const isFresh = session !== undefined && now() - session.openedAt < PREFETCH_TTL_MS;
    if (!isFresh) release(titleId);
    prefetched.delete(titleId);
    return isFresh ? session : undefined;
  };
  return {
    prefetch(titleId, open) {
      if (titleId === currentTitleId) return;
      prefetched.set(titleId, remove(titleId) ?? { ...open(), openedAt: now() });
      [...prefetched.keys()].slice(0, -MAX_PREFETCHED).forEach(release);
    },
    take(titleId) {
      currentTitleId = titleId;
      return remove(titleId);
    },
    close(titleId, destroyed = closing) {
      if (titleId === currentTitleId) currentTitleId = undefined;
      closing = destroyed;
    },
    whenClosed: () => closing,
    clear: () => [...prefetched.keys()].forEach(release),
    hasReportedAssetType: false,
  };
}

export const PlayerPoolContext = createContext<PlayerPool | undefined>(undefined);

/** @throws without a provider */
export function usePlayerPool(): PlayerPool {
  const pool = useContext(PlayerPoolContext);
  if (!pool) throw new Error('usePlayerPool needs <PlayerPoolContext> above it');
  return pool;
}
