import { useCallback, useEffect, useState } from 'react';
import { isOnTelevision, useCast, useCastResuming, useCastState, type CastPlace } from '@tv/cast';
import { LoadingView } from '../controls/LoadingView.tsx';
import { Viewing, type ViewingProps } from '../viewing/Viewing.tsx';
import type { Player } from '../viewing/createPlayer.ts';
import type { StreamingDevice } from '../viewing/playbackState.ts';
import { CastNotice } from './CastNotice.tsx';
import { OnTelevision } from './OnTelevision.tsx';

/**
 * A title being watched, on the television for as long as it is cast there, here otherwise. It goes over with its place and its
 * languages, and comes back with them; the player that it leaves is over, and so are its progress and its reports.
 */
export function HereOrOnTelevision(props: ViewingProps) {
  const { title } = props;
  const sender = useCast();
  const isResuming = useCastResuming();
  const streamingDevice: StreamingDevice = isOnTelevision(useCastState(sender, 'sessionState'))
    ? 'chromecast'
    : 'desktop';
  const [here, setHere] = useState<{ readonly player: Player; readonly titleId: string }>();
  const leftAt = useLeftAt(title.id);
  const { id } = title;
  const onPlayer = useCallback((player: Player) => setHere({ player, titleId: id }), [id]);

  if (sender && streamingDevice === 'chromecast') {
    const before = here?.titleId === id ? here.player : undefined;
    return <OnTelevision key={id} {...props} sender={sender} before={before} />;
  }
  if (isResuming) return <LoadingView />;
  return (
    <>
      <Viewing {...props} leftAt={leftAt} onPlayer={onPlayer} />
      {sender && <CastNotice sender={sender} lost={leftAt?.isLost === true ? leftAt : undefined} />}
    </>
  );
}

/** Where the television left this title; for as long as it is the one that is watched. */
function useLeftAt(titleId: string): CastPlace | undefined {
  const sender = useCast();
  const left = useCastState(sender, 'left');
  const [taken, setTaken] = useState<{ readonly titleId: string; readonly place: CastPlace | undefined }>();
  const isForThis = left?.assetId === titleId;
  if (isForThis && taken?.place !== left) setTaken({ titleId, place: left });
  else if (taken && taken.titleId !== titleId) setTaken(undefined);
  useEffect(() => {
    // He goes on from there: nobody has to be told of it any more.
    if (isForThis) sender?.dismiss();
  }, [isForThis, sender]);
  return taken?.titleId === titleId ? taken.place : undefined;
}
