import { useEffect, useState } from 'react';
import { useGetTitleQuery, type TitleDetails } from '@tv/api-client';
import { CastButton } from '@tv/cast';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { useClock } from '@tv/time';
import { classNames, IconButton, imageStep, imageUrl, MiniPlayerIcon } from '@tv/ui';
import { useDeferredParts } from '../deferred/useDeferredParts.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { createActivityMonitor, type ActivityMonitor } from '../inactivity/activityMonitor.ts';
import { usePanelsAndZapping } from '../sidePanel/usePanelsAndZapping.tsx';
import { PlayerFrame } from '../ui/frame/PlayerFrame.tsx';
import type { NextEpisode } from '../upNext/useUpNextOffer.ts';
import { useUpNextOffer } from '../upNext/useUpNextOffer.ts';
import styles from './PlaybackSession.module.css';
import type { WatchedTitle } from './createPlaybackSession.browser.ts';
import type { Player } from './createPlayer.ts';
import { getTitleSubtitle } from './streamContent.ts';
import { useGuardedPlayback } from './useGuardedPlayback.browser.ts';
import { useSignInAndReturn } from './useSignInAndReturn.ts';
import { useStreamingKick } from './useStreamingKick.ts';

export interface PlaybackSessionProps extends WatchedTitle {
  readonly onClose: () => void;
  /** Opens the next episode (PLAY-28). */
  readonly onPlayNext: (following: NextEpisode) => void;
  readonly onPlayerChange?: ((player: Player | undefined) => void) | undefined;
  readonly isMini: boolean;
  readonly onMinimise: (() => void) | undefined;
}

/** Plays a title on this device. The frame stays mounted for the next episode, to keep fullscreen. */
export function PlaybackSession({
  onClose,
  onPlayNext,
  onPlayerChange,
  isMini,
  onMinimise,
  ...watched
}: PlaybackSessionProps) {
  const config = useConfig();
  const clock = useClock();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [activity] = useState(() => createActivityMonitor(clock));
  const { title, isLive } = watched;
  const { player, engine, programme, canStart, isBlocked, pinDialog } = useGuardedPlayback(
    host,
    watched,
    isMini,
    onClose,
  );
  useEffect(() => {
    if (!player) return undefined;
    onPlayerChange?.(player);
    return () => onPlayerChange?.(undefined);
  }, [player, onPlayerChange]);
  const panelProps = usePanelsAndZapping({ title, isLive, engine, programme });
  const { kick, resume } = useStreamingKick(player, title.id);
  const { next, handleNext } = useNextEpisode(engine, title, activity, onPlayNext);
  const { nextEpisode, offer } = next;
  // The mini player closes when it shows something that it cannot handle.
  const deferredParts = useDeferredParts(
    engine,
    isMini || kick.show || offer !== 'none',
    isMini ? onClose : undefined,
  );
  const poster = title.image?.url;
  const handleRetry = () => void player?.start();

  const subtitle = programme?.title ?? getTitleSubtitle(title);

  return (
    <>
      <PlayerFrame
        engine={engine}
        steps={config.player}
        title={title.name}
        subtitle={subtitle}
        accessTarget={{ kind: isLive ? 'live' : 'vod', id: title.id }}
        poster={poster === undefined ? undefined : imageUrl(poster, imageStep(POSTER_WIDTH))}
        onClose={onClose}
        onRetry={handleRetry}
        onSignIn={useSignInAndReturn()}
        {...panelProps}
        onActivity={() => activity.recordActivity()}
        extraControls={
          <>
            {onMinimise ? (
              <IconButton label="Til minispiller" icon={<MiniPlayerIcon />} onClick={onMinimise} />
            ) : null}
            <CastButton />
          </>
        }
        miniPlayer={
          !isMini ? undefined : deferredParts ? (
            <deferredParts.MiniPlayer
              engine={engine}
              title={title.name}
              subtitle={subtitle}
              to={links.watch({
                kind: isLive ? 'live' : 'vod',
                id: title.id,
                title: title.name,
                disableScpRedirect: !isLive,
              })}
              isPinRequired={!canStart}
              kick={kick}
              activity={activity}
              next={next}
              onNext={handleNext}
              onRetry={handleRetry}
              onEnd={onClose}
            />
          ) : (
            LOADING_PLACEHOLDER
          )
        }
        blockingOverlay={
          !kick.show ? undefined : deferredParts ? (
            <deferredParts.StreamingKickPanel text={kick.text} onResume={resume} onClose={onClose} />
          ) : (
            LOADING_PLACEHOLDER
          )
        }
        onNext={nextEpisode && (() => handleNext(false))}
        isNextOffered={offer !== 'none'}
        overlay={
          deferredParts ? (
            <deferredParts.UpNext
              key={title.id}
              engine={engine}
              title={title}
              next={next}
              activity={activity}
              onNext={handleNext}
              onClose={onClose}
            />
          ) : undefined
        }
      >
        <div ref={setHost} className={classNames(styles.host, isBlocked && styles.held)} />
      </PlayerFrame>
      {/* Outside the frame, so that it does not receive the dialog's keys. */}
      {pinDialog}
    </>
  );
}

/** Returns the next episode, prefetched when it is offered, and how to play it. */
function useNextEpisode(
  engine: PlaybackEngine,
  title: TitleDetails,
  activity: ActivityMonitor,
  onPlayNext: PlaybackSessionProps['onPlayNext'],
) {
  const next = useUpNextOffer(engine, title, activity);
  const { nextEpisode, offer } = next;
  useGetTitleQuery(nextEpisode?.id ?? '', { skip: !nextEpisode || offer === 'none' });
  function handleNext(isAutoplay: boolean) {
    if (!nextEpisode) return;
    if (isAutoplay) activity.recordAutoplay();
    else activity.recordActivity();
    onPlayNext(nextEpisode);
  }
  return { next, handleNext };
}

const LOADING_PLACEHOLDER = <></>;

const POSTER_WIDTH = 800;
