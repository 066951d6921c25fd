import { useEffect, useState } from 'react';
import { useGetTitleQuery } from '@tv/api-client';
import { CastButton } from '@tv/cast';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { useClock } from '@tv/time';
import { classNames, IconButton, imageStep, imageUrl, MiniPlayerIcon } from '@tv/ui';
import { PlayerFrame } from '../controls/PlayerFrame.tsx';
import type { FollowingEpisode } from '../goingOn/offer.ts';
import { createPresence } from '../goingOn/presence.ts';
import { useOffer } from '../goingOn/useOffer.ts';
import { useLater } from '../later/useLater.ts';
import { useInside } from '../lists/useInside.tsx';
import { useGuard } from '../parental/useGuard.ts';
import styles from './Viewing.module.css';
import type { Player } from './createPlayer.ts';
import type { WatchedTitle } from './createViewing.browser.ts';
import { idleEngine } from './idleEngine.ts';
import { useSignInHere } from './useSignInHere.ts';
import { useStreamingKick } from './useStreamingKick.ts';
import { useViewing, type Closing } from './useViewing.browser.ts';
import { subtitleOf } from './watchedContent.ts';

export interface ViewingProps extends WatchedTitle {
  readonly closing: Closing;
  readonly onClose: () => void;
  /** Opens the next episode (PLAY-28). */
  readonly onFollow: (following: FollowingEpisode) => void;
  readonly onPlayer?: ((player: Player | undefined) => void) | undefined;
  readonly isMini: boolean;
  readonly onMinimise: (() => void) | undefined;
}

/**
 * Plays a title on this device. The frame stays mounted when the next episode starts, so that fullscreen is
 * kept.
 */
export function Viewing({
  closing,
  onClose,
  onFollow,
  onPlayer,
  isMini,
  onMinimise,
  ...watched
}: ViewingProps) {
  const config = useConfig();
  const clock = useClock();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [begun, setBegun] = useState<string>();
  const { title, isLive } = watched;
  const hasBegun = begun === title.id;
  const player = useViewing(hasBegun ? host : null, watched, closing);
  useEffect(() => {
    if (!player) return undefined;
    onPlayer?.(player);
    return () => onPlayer?.(undefined);
  }, [player, onPlayer]);
  const [waiting] = useState(idleEngine);
  const [presence] = useState(() => createPresence(clock));
  const engine = player?.engine ?? waiting;
  const { programme, mayBegin, isHeld, question } = useGuard({
    title,
    isLive,
    engine,
    hasBegun,
    onRefuse: onClose,
    // In the mini player the PIN is not requested; playback stays paused.
    frame: isMini ? null : (host?.closest('section') ?? null),
  });
  if (mayBegin && !hasBegun) setBegun(title.id);
  const shown = isLive ? programme : undefined;
  useEffect(() => {
    if (shown) player?.showProgramme(shown);
  }, [player, shown]);
  const inside = useInside({ title, isLive, engine, programme });
  const { kick, goOn } = useStreamingKick(player, title.id);
  const next = useOffer(engine, title, presence);
  const { following, offer } = next;
  // The mini player closes when it shows something that it cannot handle.
  const later = useLater(engine, isMini || kick.show || offer !== 'none', isMini ? onClose : undefined);
  // Prefetches the next episode's details.
  useGetTitleQuery(following?.id ?? '', { skip: !following || offer === 'none' });
  const poster = title.image?.url;
  const onRetry = () => void player?.start();

  const subtitle = shown?.title ?? subtitleOf(title);
  function onNext(isByItself: boolean) {
    if (!following) return;
    if (isByItself) presence.followedOn();
    else presence.touched();
    onFollow(following);
  }

  return (
    <>
      <PlayerFrame
        engine={engine}
        steps={config.player}
        title={title.name}
        subtitle={subtitle}
        watched={{ kind: isLive ? 'live' : 'vod', id: title.id }}
        poster={poster === undefined ? undefined : imageUrl(poster, imageStep(POSTER_WIDTH))}
        onClose={onClose}
        onRetry={onRetry}
        onSignIn={useSignInHere()}
        {...inside}
        onTouched={() => presence.touched()}
        extra={
          <>
            {onMinimise ? (
              <IconButton label="Til minispiller" icon={<MiniPlayerIcon />} onClick={onMinimise} />
            ) : null}
            <CastButton />
          </>
        }
        mini={
          !isMini ? undefined : later ? (
            <later.MiniPlayer
              engine={engine}
              title={title.name}
              subtitle={subtitle}
              to={links.watch({
                kind: isLive ? 'live' : 'vod',
                id: title.id,
                title: title.name,
                disableScpRedirect: !isLive,
              })}
              isHeld={isHeld || (!hasBegun && !mayBegin)}
              kick={kick}
              presence={presence}
              next={next}
              onNext={onNext}
              onRetry={onRetry}
              onEnd={onClose}
            />
          ) : (
            ON_ITS_WAY
          )
        }
        instead={
          !kick.show ? undefined : later ? (
            <later.StreamingKicked text={kick.text} onGoOn={goOn} onClose={onClose} />
          ) : (
            ON_ITS_WAY
          )
        }
        onNext={following && (() => onNext(false))}
        isNextOffered={offer !== 'none'}
        over={
          later ? (
            <later.GoingOn
              key={title.id}
              engine={engine}
              title={title}
              next={next}
              presence={presence}
              onNext={onNext}
              onClose={onClose}
            />
          ) : undefined
        }
      >
        <div ref={setHost} className={classNames(styles.host, isHeld && styles.held)} />
      </PlayerFrame>
      {/* Outside the frame, so that it does not receive the dialog's keys. */}
      {question}
    </>
  );
}

const ON_ITS_WAY = <></>;

const POSTER_WIDTH = 800;
