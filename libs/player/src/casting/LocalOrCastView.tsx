import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isCasting, useCast, useIsCastResuming, useCastState, type CastSnapshot } from '@tv/cast';
import { lazyWithPreload, useLazyModule } from '@tv/lazy';
import { deferredModule } from '../deferred/useDeferredParts.ts';
import { PlaybackSession, type PlaybackSessionProps } from '../session/PlaybackSession.tsx';
import type { Player } from '../session/createPlayer.ts';
import { LoadingView } from '../ui/frame/LoadingView.tsx';

// Loaded with the first cast session: most users have no receiver.
const castViews = lazyWithPreload(() => import('./CastView.tsx'));
const OnTelevision = castViews.component(({ CastView }) => CastView);
const SendToTelevision = castViews.component(({ StartCasting }) => StartCasting);

/** Plays a title on the receiver while casting, otherwise locally; keeps position and languages. */
export function LocalOrCastView(props: PlaybackSessionProps) {
  const { title } = props;
  const sender = useCast();
  const isResuming = useIsCastResuming();
  const isCast = isCasting(useCastState(sender, 'sessionState')) && sender !== undefined;
  const [localPlayer, setLocalPlayer] = useState<{ readonly player: Player; readonly titleId: string }>();
  const castSnapshot = useCastSnapshot(title.id, isCast);
  const lostSnapshot = castSnapshot?.isLost === true ? castSnapshot : undefined;
  const hasNotice = useCastState(sender, 'error') !== undefined || lostSnapshot !== undefined;
  const deferredParts = useLazyModule(deferredModule, hasNotice ? 'now' : 'none');
  const { id } = title;
  const { isMini, onPlayerChange, onClose } = props;
  const onPlayer = useCallback(
    (player: Player | undefined) => {
      if (player) setLocalPlayer({ player, titleId: id });
      onPlayerChange?.(player);
    },
    [id, onPlayerChange],
  );
  const previousPlayer = localPlayer?.titleId === id ? localPlayer.player : undefined;

  // The mini player closes once it has been transferred; the cast mini controller replaces it.
  const shouldClose = isCast && isMini && previousPlayer === undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (shouldClose) close();
  }, [shouldClose]);

  if (isCast) {
    const startAt = castSnapshot && !castSnapshot.isLinear ? castSnapshot.currentTime : props.startAt;
    const castProps = { ...props, sender, previousPlayer, startAt, onSent: () => setLocalPlayer(undefined) };
    return (
      <Suspense fallback={isMini ? null : <LoadingView />}>
        {!isMini ? (
          <OnTelevision key={id} {...castProps} />
        ) : previousPlayer ? (
          <SendToTelevision key={id} {...castProps} frame={null} />
        ) : null}
      </Suspense>
    );
  }
  if (isResuming) return <LoadingView />;
  return (
    <>
      <PlaybackSession {...props} castSnapshot={castSnapshot} onPlayerChange={onPlayer} />
      {sender && deferredParts && <deferredParts.CastNotice sender={sender} lostSnapshot={lostSnapshot} />}
    </>
  );
}

/**
 * Returns the receiver's last state of this title. On another page it applies only to a lost session, without its
 * pause.
 */
function useCastSnapshot(titleId: string, isCast: boolean): CastSnapshot | undefined {
  const sender = useCast();
  const lastSnapshot = useCastState(sender, 'lastSnapshot');
  const [wasCast, setWasCast] = useState(isCast);
  const [taken, setTaken] = useState<{ readonly of: CastSnapshot; readonly snapshot: CastSnapshot }>();
  const isForThis = lastSnapshot?.assetId === titleId;
  if (isCast && !wasCast) setWasCast(true);
  if (isForThis && taken?.of !== lastSnapshot && (wasCast || lastSnapshot.isLost))
    setTaken({ of: lastSnapshot, snapshot: wasCast ? lastSnapshot : { ...lastSnapshot, isPaused: false } });
  else if (taken && taken.snapshot.assetId !== titleId) setTaken(undefined);
  useEffect(() => {
    // Playback resumes from there, so the notice is obsolete.
    if (isForThis) sender?.dismiss();
  }, [isForThis, sender]);
  return taken?.snapshot.assetId === titleId ? taken.snapshot : undefined;
}
