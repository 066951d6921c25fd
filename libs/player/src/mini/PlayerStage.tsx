import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewer } from '@tv/auth';
import { PinGivenScope } from '@tv/auth/parental';
import { isLogoutPath, links, readWatchLink, type WatchLink } from '@tv/routes';
import { HereOrOnTelevision } from '../casting/HereOrOnTelevision.tsx';
import type { FollowingEpisode } from '../goingOn/offer.ts';
import type { Player } from '../viewing/createPlayer.ts';
import type { WatchedTitle } from '../viewing/createViewing.browser.ts';
import type { Closing } from '../viewing/useViewing.browser.ts';
import { Stage } from './Stage.tsx';
import { isMiniWanted } from './miniSetting.browser.ts';
import { useFollowing } from './useFollowing.ts';

/** Says in the history that an episode was come by through the one before, so that going back leaves both. */
export const FOLLOWED = { isBingeWatching: true };

/** What is watched, as the watch page says it. */
export interface WatchedHere extends WatchedTitle {
  /** The address that led to it, which may name its series. */
  readonly address: Pick<WatchLink, 'kind' | 'id'>;
}

export interface PlayerStageProps {
  /** What the watch page said last is watched. */
  readonly watched: WatchedHere;
  /** The end of the player before, also of another page: it outlives this one. */
  readonly closing: Closing;
  /** Leaves the watch page, for where the viewer came from. */
  readonly onLeave: () => void;
  /** Nothing is watched any more. */
  readonly onEnd: () => void;
  /** Keeps what is thrown within it. */
  readonly Boundary: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * What is watched, above all pages: on its watch page in the whole window, and when that is left while it plays, in a corner
 * of whatever page comes next, as the same viewing, and so do the episodes that follow it there. Of what does not play, or whose viewer wants no mini player, the page is
 * the end; so is the page of another title, and signing out.
 */
export function PlayerStage({ watched, closing, onLeave, onEnd, Boundary }: PlayerStageProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const userId = viewer.kind === 'customer' ? viewer.user.userId : undefined;
  const [whose] = useState(userId);
  const player = useRef<Player>(undefined);
  const onPlayer = useCallback((playing: Player | undefined) => void (player.current = playing), []);
  const target = readWatchLink(pathname, search);
  const isMini = target?.id === undefined;
  const { current, follow } = useFollowing(watched, isMini, onEnd);
  const isOver =
    userId === undefined ||
    userId !== whose ||
    isLogoutPath(pathname) ||
    (!isMini && !leadsTo(target, current));
  const wasMini = useRef(isMini);
  const wish = useRef<'end' | 'corner'>(undefined);

  const look = useEffectEvent(() => {
    const isLeft = isMini && !wasMini.current;
    wasMini.current = isMini;
    const stays = wish.current ?? (isMiniWanted() && isPlaying(player.current) ? 'corner' : 'end');
    wish.current = undefined;
    if (isOver || (isLeft && stays === 'end')) onEnd();
  });
  /** What becomes of it is known when the page is left: until then it stands. */
  const leave = (wanted: 'end' | 'corner') => {
    wish.current = wanted;
    onLeave();
  };
  useLayoutEffect(() => look(), [isMini, isOver]);

  function onFollow(following: FollowingEpisode) {
    if (isMini) return void follow(following);
    const { id, title } = following;
    const to = links.watch({ kind: 'vod', id, title, disableScpRedirect: true });
    void navigate(to, { replace: true, state: FOLLOWED });
  }

  return (
    <Stage isMini={isMini}>
      <Boundary>
        <PinGivenScope>
          <HereOrOnTelevision
            {...current}
            closing={closing}
            isMini={isMini}
            onPlayer={onPlayer}
            onFollow={onFollow}
            onClose={() => (isMini ? onEnd() : leave('end'))}
            onMinimise={isMiniWanted() ? () => leave('corner') : undefined}
          />
        </PinGivenScope>
      </Boundary>
    </Stage>
  );
}

/** Whether the page of an address is that of what is watched, as far as can be told without asking. */
function leadsTo({ kind, id }: WatchLink, { title, isLive, address }: WatchedHere): boolean {
  if (kind === address.kind && id === address.id) return true;
  return kind === (isLive ? 'live' : 'vod') && id === title.id;
}

function isPlaying(player: Player | undefined): boolean {
  const { phase, isPaused } = player?.engine.state.get() ?? {};
  return phase === 'ready' && isPaused === false;
}
