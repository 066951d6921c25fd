import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { useAnalytics, useReporter } from '@tv/analytics';
import { getPlayback, type ApiError, type TitleDetails } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { openStorage, useConfig } from '@tv/config';
import { useClock } from '@tv/time';
import { isKeySystemSupported } from '../engine/keySystem.browser.ts';
import { choosePlayUrl } from '../engine/keySystem.ts';
import { onReturning } from '../engine/returning.browser.ts';
import { createShakaEngine } from '../engine/shakaEngine.browser.ts';
import { readPreference } from '../preference/playerPreference.ts';
import { onGone, onLeaving } from '../progress/leaving.browser.ts';
import { createProgressCall, type ApiDispatch } from '../progress/progressCall.ts';
import { beginningOf } from '../progress/startAt.ts';
import { createPlayer, type PlaybackAnswer, type Player } from '../viewing/createPlayer.ts';
import { mayCarryToken } from '../viewing/playbackSource.ts';
import { openPlayable } from '../viewing/playbackState.ts';
import { watchedContent } from './watchedContent.ts';

/**
 * The end of the player before: tearing down is not instant, and two at a time cost memory and decoders. Never
 * rejects. Whoever holds it outlives the page: the next player mostly stands on another.
 */
export type Closing = RefObject<Promise<void>>;

/**
 * Plays a title in an element, from when both are there until either goes.
 *
 * A strict React mounts everything twice: the first player is let go before the second is made, as when the
 * viewer goes from one channel to the next.
 */
export function useViewing(
  host: HTMLElement | null,
  title: TitleDetails,
  { isLive, closing }: { readonly isLive: boolean; readonly closing: Closing },
): Player | undefined {
  const create = usePlayerFactory(title, isLive);
  const reporter = useReporter();
  const latest = useRef(create);
  useEffect(() => {
    latest.current = create;
  });
  const [player, setPlayer] = useState<Player>();
  const { id } = title;

  useEffect(() => {
    if (!host) return undefined;
    let isOver = false;
    let made: Player | undefined;
    void closing.current.then(() => {
      if (isOver) return;
      made = latest.current(host);
      setPlayer(made);
      void made.start();
    });
    return () => {
      isOver = true;
      setPlayer(undefined);
      // One that cannot be let go of must not stand in the way of all that follow.
      if (made) {
        closing.current = made.destroy().catch((error: unknown) => reporter.error(error, 'player.destroy'));
      }
    };
  }, [host, id, isLive, closing, reporter]);

  return player;
}

function usePlayerFactory(title: TitleDetails, isLive: boolean): (host: HTMLElement) => Player {
  const dispatch = useDispatch<ApiDispatch>();
  const config = useConfig();
  const clock = useClock();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const { tokens } = useSession();

  return (host) => {
    const playback = openPlayable(title, crypto.randomUUID());
    const { sessionId, playable } = playback;
    const storage = openStorage(() => localStorage);
    const preference = readPreference(storage, config.player.defaultVolume);
    const { progress, playUrls } = playable.links;

    async function askPlayback(): Promise<PlaybackAnswer> {
      const link = await choosePlayUrl(playUrls ?? {}, isKeySystemSupported);
      if (link === undefined) return { notSupported: true };
      const asked = dispatch(
        getPlayback.initiate(
          { link, streamingSessionId: sessionId },
          { forceRefetch: true, subscribe: false },
        ),
      );
      const { data, error } = await asked;
      return data ? { playback: data } : { error: isApiError(error) ? error : undefined };
    }

    async function licenceToken(url: string): Promise<string | undefined> {
      if (!mayCarryToken(url, config.allowedHosts)) return undefined;
      return tokens.token() ?? ((await tokens.renew()) ? tokens.token() : undefined);
    }

    return createPlayer({
      engine: createShakaEngine({
        host,
        liveBufferSeconds: config.player.liveBufferSeconds,
        volume: preference.volume,
        isMuted: preference.isMuted,
        adaptsToDroppedFrames: !config.e2e,
        licenceToken,
      }),
      playback,
      startAt: beginningOf(playable, { isLive }),
      askPlayback,
      renewSession: () => tokens.renew(),
      saveProgress:
        progress &&
        createProgressCall({
          dispatch,
          link: progress.href,
          titleId: playable.id,
          streamingSessionId: sessionId,
          reporter,
        }),
      isSignedIn: () => tokens.isSignedIn(),
      preference,
      storage,
      content: watchedContent(playable, { isLive, sessionId, reporter }),
      analytics,
      reporter,
      clock,
      onLeaving,
      onGone,
      onReturning,
    });
  };
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error;
}
