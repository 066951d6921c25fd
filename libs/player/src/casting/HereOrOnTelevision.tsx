import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isOnTelevision, useCast, useCastResuming, useCastState, type CastPlace } from '@tv/cast';
import { useLazyModule } from '@tv/ui';
import { LoadingView } from '../controls/LoadingView.tsx';
import { later } from '../later/later.browser.ts';
import { Viewing, type ViewingProps } from '../viewing/Viewing.tsx';
import type { Player } from '../viewing/createPlayer.ts';

// Loaded with the first cast session: most users have no receiver.
const bring = () => import('./televisionParts.tsx');
const OnTelevision = lazy(() => bring().then(({ OnTelevision }) => ({ default: OnTelevision })));
const SendToTelevision = lazy(() => bring().then(({ SendToTelevision }) => ({ default: SendToTelevision })));

/**
 * Plays a title on the receiver while casting, otherwise locally. Transfers position and languages in both
 * directions.
 */
export function HereOrOnTelevision(props: ViewingProps) {
  const { title } = props;
  const sender = useCast();
  const isResuming = useCastResuming();
  const isCast = isOnTelevision(useCastState(sender, 'sessionState')) && sender !== undefined;
  const [here, setHere] = useState<{ readonly player: Player; readonly titleId: string }>();
  const leftAt = useLeftAt(title.id, isCast);
  const lost = leftAt?.isLost === true ? leftAt : undefined;
  const isTold = useCastState(sender, 'error') !== undefined || lost !== undefined;
  const parts = useLazyModule(later, isTold ? 'now' : 'none');
  const { id } = title;
  const { isMini, onPlayer: tell, onClose } = props;
  const onPlayer = useCallback(
    (player: Player | undefined) => {
      if (player) setHere({ player, titleId: id });
      tell?.(player);
    },
    [id, tell],
  );
  const before = here?.titleId === id ? here.player : undefined;

  // The mini player closes once it has been transferred; the cast mini controller replaces it.
  const isOver = isCast && isMini && before === undefined;
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  if (isCast) {
    const startAt = leftAt && !leftAt.isLinear ? leftAt.currentTime : props.startAt;
    const sending = { ...props, sender, before, startAt, onSent: () => setHere(undefined) };
    return (
      <Suspense fallback={isMini ? null : <LoadingView />}>
        {!isMini ? (
          <OnTelevision key={id} {...sending} />
        ) : before ? (
          <SendToTelevision key={id} {...sending} frame={null} />
        ) : null}
      </Suspense>
    );
  }
  if (isResuming) return <LoadingView />;
  return (
    <>
      <Viewing {...props} leftAt={leftAt} onPlayer={onPlayer} />
      {sender && parts && <parts.CastNotice sender={sender} lost={lost} />}
    </>
  );
}

/**
 * Returns the receiver's last state of this title. On another page it applies only to a lost session, without
 * its pause; otherwise saved progress applies.
 */
function useLeftAt(titleId: string, isCast: boolean): CastPlace | undefined {
  const sender = useCast();
  const left = useCastState(sender, 'left');
  const [wasCast, setWasCast] = useState(isCast);
  const [taken, setTaken] = useState<{ readonly of: CastPlace; readonly snapshot: CastPlace }>();
  const isForThis = left?.assetId === titleId;
  if (isCast && !wasCast) setWasCast(true);
  if (isForThis && taken?.of !== left && (wasCast || left.isLost))
    setTaken({ of: left, snapshot: wasCast ? left : { ...left, isPaused: false } });
  else if (taken && taken.snapshot.assetId !== titleId) setTaken(undefined);
  useEffect(() => {
    // Playback resumes from there, so the notice is obsolete.
    if (isForThis) sender?.dismiss();
  }, [isForThis, sender]);
  return taken?.snapshot.assetId === titleId ? taken.snapshot : undefined;
}
