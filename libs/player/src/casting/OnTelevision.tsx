import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCastState, useIsCastResumed, type CastSender } from '@tv/cast';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { LoadingView } from '../controls/LoadingView.tsx';
import type { ViewingProps } from '../viewing/Viewing.tsx';
import type { Player } from '../viewing/createPlayer.ts';
import { openPlayable } from '../viewing/playbackState.ts';
import { subtitleOf } from '../viewing/watchedContent.ts';
import { sourceToCast } from './handingOver.ts';
import { keptPreference } from './keptPreference.browser.ts';

// Comes with the first session: most viewers have no television in reach.
const FullController = lazy(() =>
  import('@tv/cast/fullController').then(({ FullController }) => ({ default: FullController })),
);

interface OnTelevisionProps extends ViewingProps {
  readonly sender: CastSender;
  /** The player that played here last. */
  readonly here: RefObject<{ readonly player: Player; readonly titleId: string } | undefined>;
}

/** A title that plays on the television: it is sent there, unless it plays there already, and the page follows what comes next. */
export function OnTelevision({ sender, here, title, isLive, isBingeWatching, onClose }: OnTelevisionProps) {
  const { defaultVolume } = useConfig().player;
  const isAwaiting = useCastState(sender, 'awaitedAssetId') !== undefined;
  const playing = useCastState(sender, 'assetId');
  const navigate = useNavigate();
  const { id } = title;
  const isReload = useIsCastResumed();
  /** The title that has been decided on: it was sent, or the television has it, or another. */
  const decided = useRef<string>(undefined);

  useEffect(() => {
    const { assetId, awaitedAssetId } = sender.state.get();
    if (decided.current === id) return;
    decided.current = id;
    // After a reload the television knows better what plays than the page does.
    if (sender.takeJoined() && isReload && assetId !== undefined) return;
    if ((awaitedAssetId ?? assetId) === id) return;
    const before = here.current?.titleId === id ? here.current.player : undefined;
    const playback = openPlayable(title, {
      sessionId: before?.sessionId ?? crypto.randomUUID(),
      isBingeWatching,
      streamingDevice: 'chromecast',
    });
    void sender.load(
      sourceToCast(playback, {
        isLive,
        stream: before?.engine.state.get(),
        preference: keptPreference(defaultVolume),
      }),
    );
  }, [sender, here, isReload, id, title, isLive, isBingeWatching, defaultVolume]);

  // The television has gone on to the next episode, or another sender has: the page shows what is played.
  useEffect(() => {
    const { assetId, awaitedAssetId, isLinear } = sender.state.get();
    if (awaitedAssetId !== undefined || assetId === undefined || assetId === id) return;
    void navigate(
      links.watch({
        kind: isLinear ? 'live' : 'vod',
        id: assetId,
        ...(isLinear ? {} : { disableScpRedirect: true }),
      }),
      { replace: true },
    );
  }, [sender, navigate, isAwaiting, playing, id]);

  return (
    <Suspense fallback={<LoadingView />}>
      <FullController
        sender={sender}
        title={title.name}
        subtitle={subtitleOf(title)}
        poster={title.image?.url}
        onClose={onClose}
      />
    </Suspense>
  );
}
