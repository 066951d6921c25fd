import type { Playback, TitleDetails } from '@tv/api-client';
import type { PlaybackResult } from '../session/createPlayer.ts';

/** A playback session known to the server. `Preloaded` is its preloaded player. */
export interface OpenedPlaybackSession<Preloaded = never> {
  readonly sessionId: string;
  /** Requests playback; the first request is already under way. Never rejects. */
  readonly fetchPlayback: () => Promise<PlaybackResult>;
  readonly preloadedPlayer?: Promise<Preloaded | undefined>;
}

/** Maximum age of a prefetched response: entitlements change. */
const PREFETCH_TTL_MS = 60_000;

/** Both adjacent channels, and a list item under the pointer. */
const MAX_PREFETCHED = 3;

export interface PlaybackPrefetch<Preloaded> {
  /** Prefetches a title, unless it is fresh or playing. */
  readonly prefetch: (title: TitleDetails, userId: string, isLive: boolean) => void;
  /** Takes the title's session out of the cache; undefined if there is none for this user. */
  readonly take: (
    titleId: string,
    userId: string | undefined,
  ) => OpenedPlaybackSession<Preloaded> | undefined;
  readonly endSession: (titleId: string) => void;
}

interface PrefetchedSession<Preloaded> {
  readonly session: OpenedPlaybackSession;
  readonly first: Promise<PlaybackResult>;
  readonly preloadedPlayer: Promise<Preloaded | undefined>;
  readonly openedAt: number;
  /** Access and tickets belong to one user (decision 0034). */
  readonly userId: string;
}

/**
 * @param now milliseconds of any monotonic clock
 * @param preload never rejects
 */
export function createPlaybackPrefetch<Preloaded extends { release: () => void }>(
  open: (title: TitleDetails) => OpenedPlaybackSession,
  now: () => number,
  preload: (playback: Playback, title: TitleDetails, isLive: boolean) => Promise<Preloaded | undefined>,
): PlaybackPrefetch<Preloaded> {
  let currentTitleId: string | undefined;
  const held = new Map<string, PrefetchedSession<Preloaded>>();
  const startPrefetch = (
    title: TitleDetails,
    userId: string,
    isLive: boolean,
  ): PrefetchedSession<Preloaded> => {
    const session = open(title);
    const first = session.fetchPlayback();
    const preloadedPlayer = first.then((answer) =>
      'playback' in answer ? preload(answer.playback, title, isLive) : undefined,
    );
    return { session, first, preloadedPlayer, openedAt: now(), userId };
  };
  const isUsable = (
    userId: string | undefined,
    one: PrefetchedSession<Preloaded> | undefined,
  ): one is PrefetchedSession<Preloaded> =>
    one !== undefined && one.userId === userId && now() - one.openedAt < PREFETCH_TTL_MS;
  const discard = (id: string) => {
    void held.get(id)?.preloadedPlayer.then((preloaded) => preloaded?.release());
    held.delete(id);
  };
  return {
    prefetch(title, userId, isLive) {
      if (title.id === currentTitleId) return;
      const before = held.get(title.id);
      if (isUsable(userId, before)) held.delete(title.id);
      else discard(title.id);
      held.set(title.id, isUsable(userId, before) ? before : startPrefetch(title, userId, isLive));
      for (const id of [...held.keys()].slice(0, -MAX_PREFETCHED)) discard(id);
    },
    take(titleId, userId) {
      currentTitleId = titleId;
      const taken = held.get(titleId);
      if (!isUsable(userId, taken)) {
        discard(titleId);
        return undefined;
      }
      held.delete(titleId);
      return toOpenedSession(taken);
    },
    endSession(titleId) {
      if (titleId === currentTitleId) currentTitleId = undefined;
    },
  };
}

/** Retries a prefetched refusal, since it may be outdated. */
function toOpenedSession<Preloaded>({
  session,
  first,
  preloadedPlayer,
}: PrefetchedSession<Preloaded>): OpenedPlaybackSession<Preloaded> {
  let prefetchedResult: Promise<PlaybackResult> | undefined = first;
  return {
    sessionId: session.sessionId,
    preloadedPlayer,
    async fetchPlayback() {
      const answer = await prefetchedResult;
      prefetchedResult = undefined;
      return answer && 'playback' in answer ? answer : session.fetchPlayback();
    },
  };
}
