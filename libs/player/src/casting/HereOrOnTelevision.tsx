import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isOnTelevision, useCast, useCastResuming, useCastState, type CastPlace } from '@tv/cast';
import { useLateScript } from '@tv/ui';
import { LoadingView } from '../controls/LoadingView.tsx';
import { later } from '../later/later.browser.ts';
import { Viewing, type ViewingProps } from '../viewing/Viewing.tsx';
import type { Player } from '../viewing/createPlayer.ts';

// Come with the first session: most viewers have no television in reach.
const bring = () => import('./televisionParts.tsx');
const OnTelevision = lazy(() => bring().then(({ OnTelevision }) => ({ default: OnTelevision })));
const SendToTelevision = lazy(() => bring().then(({ SendToTelevision }) => ({ default: SendToTelevision })));

/**
 * A title being watched, on the television for as long as it is cast there, here otherwise. It goes over with its place and its
 * languages, and comes back with them; the player that it leaves is over, and so are its progress and its reports.
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
  const parts = useLateScript(later, isTold ? 'now' : 'none');
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

  // What plays in a corner goes over as it is; the television has a controller of its own on every page.
  const isOver = isCast && isMini && before === undefined;
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  if (isCast) {
    // Who casts again before anything plays here goes on from where the television was.
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
 * Where the television left this title, for as long as it is the one that is watched. Who comes from another page has asked for
 * it to play: he gets the place of a session that was lost, and of one that he ended himself what was saved.
 */
function useLeftAt(titleId: string, isCast: boolean): CastPlace | undefined {
  const sender = useCast();
  const left = useCastState(sender, 'left');
  const [wasCast, setWasCast] = useState(isCast);
  const [taken, setTaken] = useState<{ readonly of: CastPlace; readonly place: CastPlace }>();
  const isForThis = left?.assetId === titleId;
  if (isCast && !wasCast) setWasCast(true);
  if (isForThis && taken?.of !== left && (wasCast || left.isLost))
    setTaken({ of: left, place: wasCast ? left : { ...left, isPaused: false } });
  else if (taken && taken.place.assetId !== titleId) setTaken(undefined);
  useEffect(() => {
    // He goes on from there: nobody has to be told of it any more.
    if (isForThis) sender?.dismiss();
  }, [isForThis, sender]);
  return taken?.place.assetId === titleId ? taken.place : undefined;
}
