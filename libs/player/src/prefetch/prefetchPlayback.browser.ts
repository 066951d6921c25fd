import type { StoreExtra, TitleDetails, ApiDispatch } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { isParentalControlActive } from '@tv/auth/parental';
import type { PreloadedPlayer } from '../engine/shaka/preloadStreamPlayer.browser.ts';
import { openPlaybackSession, preloadStream } from '../session/createPlaybackSession.browser.ts';
import {
  createPlaybackPrefetch,
  type OpenedPlaybackSession,
  type PlaybackPrefetch,
} from './playbackPrefetchCache.ts';

const prefetchByDispatch = new WeakMap<ApiDispatch, PlaybackPrefetch<PreloadedPlayer>>();

const getApiDeps = (dispatch: ApiDispatch) => dispatch((_dispatch, _getState, { api }: StoreExtra) => api);

/** Returns the store's prefetch cache, which outlives the page. */
export function getPlaybackPrefetch(dispatch: ApiDispatch): PlaybackPrefetch<PreloadedPlayer> {
  const existing = prefetchByDispatch.get(dispatch);
  if (existing) return existing;
  const prefetch = createPlaybackPrefetch(
    (title) => openPlaybackSession(title, { dispatch }),
    () => performance.now(),
    (playback, title, isLive) => preloadStream(playback, title, isLive, getApiDeps(dispatch)),
  );
  prefetchByDispatch.set(dispatch, prefetch);
  return prefetch;
}

type UserSource = Pick<Session, 'currentUser'>;

function getUserId(session: UserSource): string | undefined {
  const currentUser = session.currentUser();
  return currentUser.kind === 'customer' ? currentUser.user.userId : undefined;
}

/**
 * Prefetches playback of a title that a customer may open next; nothing with parental control on, since the
 * PIN comes first.
 */
export function prefetchPlayback(
  title: TitleDetails,
  isLive: boolean,
  dispatch: ApiDispatch,
  session: UserSource,
): void {
  const userId = getUserId(session);
  const { reporter } = getApiDeps(dispatch);
  if (userId !== undefined && !isParentalControlActive(session, reporter))
    getPlaybackPrefetch(dispatch).prefetch(title, userId, isLive);
}

/** Takes the prefetched session of the current user, or opens a new one. */
export function takePrefetchedOrOpen(
  title: TitleDetails,
  dispatch: ApiDispatch,
  session: UserSource,
): OpenedPlaybackSession<PreloadedPlayer> {
  return (
    getPlaybackPrefetch(dispatch).take(title.id, getUserId(session)) ??
    openPlaybackSession(title, { dispatch })
  );
}
