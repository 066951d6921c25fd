import type { ApiDispatch, StoreExtra, TitleDetails } from '@tv/api-client';
import { getParentalLimit, type Session } from '@tv/auth';
import { preloadStream } from '../session/createPlaybackSession.browser.ts';
import { openPlaybackSession } from '../session/openPlaybackSession.browser.ts';
import type { PlayerPool } from './playerPool.ts';

export interface PrefetchDeps {
  readonly dispatch: ApiDispatch;
  readonly session: Pick<Session, 'currentUser' | 'parentalControl'>;
  readonly playerPool: PlayerPool;
}

/**
 * Prefetches playback of a title that a customer may open next, and preloads a player. Does nothing with parental
 * control on.
 */
export function prefetchPlayback(
  title: TitleDetails,
  isLive: boolean,
  { dispatch, session, playerPool }: PrefetchDeps,
): void {
  const api = dispatch((_dispatch, _getState, extra: StoreExtra) => extra.api);
  if (session.currentUser().kind !== 'customer' || getParentalLimit(session)) return;
  playerPool.prefetch(title.id, () => {
    const { sessionId, fetchPlayback } = openPlaybackSession(title, dispatch);
    return {
      sessionId,
      preloadedPlayer: fetchPlayback().then((result) =>
        'playback' in result ? preloadStream(result.playback, title, isLive, api) : undefined,
      ),
    };
  });
}
