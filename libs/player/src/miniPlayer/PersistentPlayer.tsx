import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getTitle, useApiDispatch } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { PinApprovalScope } from '@tv/auth/parental';
import { isLogoutPath, links, readWatchParams, type WatchParams } from '@tv/routes';
import { useClock } from '@tv/time';
import { LocalOrCastView } from '../casting/LocalOrCastView.tsx';
import { hasPlayableUrl } from '../engine/shaka/keySystem.ts';
import { isEnabled, storedMiniPlayer } from '../preference/defaultOnSettings.browser.ts';
import type { WatchedTitle } from '../session/createPlaybackSession.browser.ts';
import type { Player } from '../session/createPlayer.ts';
import type { NextEpisode } from '../upNext/useUpNextOffer.ts';
import { isUpcoming } from '../watchPage/programmeAt.ts';
import { PlayerLayout } from './PlayerLayout.tsx';

/** History state of an autoplayed episode. */
export const BINGE_WATCHING_STATE = { isBingeWatching: true };

/** What the watch page wants played. */
export interface WatchRequest extends WatchedTitle {
  /** The page's URL; its id may be the series'. */
  readonly address: Pick<WatchParams, 'kind' | 'id'>;
}

export interface PersistentPlayerProps {
  /** The latest from the watch page. */
  readonly watched: WatchRequest;
  /** Navigates back from the watch page. */
  readonly onLeave: () => void;
  /** Unmounts the player. */
  readonly onEnd: () => void;
  readonly ErrorBoundary: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Keeps the player mounted across navigation: full window on its watch page, mini player elsewhere. Playback
 * ends if it was paused or the mini player is off, on another title, and on sign-out.
 */
export function PersistentPlayer({ watched, onLeave, onEnd, ErrorBoundary }: PersistentPlayerProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const userId = currentUser.kind === 'customer' ? currentUser.user.userId : undefined;
  const [initialUserId] = useState(userId);
  const player = useRef<Player>(undefined);
  const onPlayer = useCallback((playing: Player | undefined) => void (player.current = playing), []);
  const target = readWatchParams(pathname, search);
  const isMini = target?.id === undefined;
  const { current, playNext } = useCurrentTitle(watched, isMini, onEnd);
  const isOver =
    userId === undefined ||
    userId !== initialUserId ||
    isLogoutPath(pathname) ||
    (!isMini && !isWatchPageOf(target, current));
  const wasMini = useRef(isMini);
  const exitMode = useRef<'end' | 'corner'>(undefined);

  const checkNavigation = useEffectEvent(() => {
    const isLeft = isMini && !wasMini.current;
    wasMini.current = isMini;
    const mode =
      exitMode.current ?? (isEnabled(storedMiniPlayer) && isPlaying(player.current) ? 'corner' : 'end');
    exitMode.current = undefined;
    if (isOver || (isLeft && mode === 'end')) onEnd();
  });
  /** Applied once the page is left. */
  const leave = (wanted: 'end' | 'corner') => {
    exitMode.current = wanted;
    onLeave();
  };
  useLayoutEffect(() => checkNavigation(), [isMini, isOver]);

  function onFollow(following: NextEpisode) {
    if (isMini) return void playNext(following);
    const { id, title } = following;
    const to = links.watch({ kind: 'vod', id, title, disableScpRedirect: true });
    void navigate(to, { replace: true, state: BINGE_WATCHING_STATE });
  }

  return (
    <PlayerLayout isMini={isMini}>
      <ErrorBoundary>
        <PinApprovalScope>
          <LocalOrCastView
            {...current}
            isMini={isMini}
            onPlayerChange={onPlayer}
            onPlayNext={onFollow}
            onClose={() => (isMini ? onEnd() : leave('end'))}
            onMinimise={isEnabled(storedMiniPlayer) ? () => leave('corner') : undefined}
          />
        </PinApprovalScope>
      </ErrorBoundary>
    </PlayerLayout>
  );
}

/** Returns the watch page's latest title; in the mini player, without that page, `playNext` replaces it. */
function useCurrentTitle(watched: WatchRequest, isMini: boolean, onEnd: () => void) {
  const dispatch = useApiDispatch();
  const clock = useClock();
  const [replaced, setReplaced] = useState<{ readonly since: WatchRequest; readonly by: WatchRequest }>();
  const current = replaced?.since === watched ? replaced.by : watched;
  const latest = useRef<object>(undefined);
  useEffect(() => {
    latest.current = isMini ? watched : undefined;
    return () => void (latest.current = undefined);
  }, [watched, isMini]);

  return {
    current,
    /** Ends playback if the episode cannot play. Never rejects. */
    playNext: async ({ id }: NextEpisode) => {
      const { data: title } = await dispatch(getTitle.initiate(id, { subscribe: false }));
      // Another watch page has opened meanwhile.
      if (latest.current !== watched) return;
      if (!title || !hasPlayableUrl(title.links.playUrls) || isUpcoming(title, clock.now())) return onEnd();
      const next = { address: { kind: 'vod', id }, title, isLive: false, isBingeWatching: true } as const;
      setReplaced({ since: watched, by: next });
    },
  };
}

function isWatchPageOf({ kind, id }: WatchParams, { title, isLive, address }: WatchRequest): boolean {
  if (kind === address.kind && id === address.id) return true;
  return kind === (isLive ? 'live' : 'vod') && id === title.id;
}

function isPlaying(player: Player | undefined): boolean {
  const { phase, isPaused } = player?.engine.state.get() ?? {};
  return phase === 'ready' && isPaused === false;
}
