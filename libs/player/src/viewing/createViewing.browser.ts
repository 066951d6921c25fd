import type { Analytics, ErrorReporter } from '@tv/analytics';
import {
  getPlayback,
  invalidateContinueWatching,
  type ApiError,
  type Playback,
  type TitleDetails,
  type TokenProvider,
} from '@tv/api-client';
import type { CastPlace } from '@tv/cast';
import { openStorage, type RuntimeConfig } from '@tv/config';
import { emitEvent, type OutgoingEvent } from '@tv/realtime';
import type { Clock } from '@tv/time';
import { beginningAfter, preferenceAfter } from '../casting/takingBack.ts';
import { isKeySystemSupported } from '../engine/keySystem.browser.ts';
import { choosePlayUrl } from '../engine/keySystem.ts';
import { openPlayerAhead, type PlayerAhead } from '../engine/playerAhead.browser.ts';
import { createShakaEngine } from '../engine/shakaEngine.browser.ts';
import { pageEvents } from '../page/pageEvents.browser.ts';
import { readPreference } from '../preference/playerPreference.ts';
import { createProgressCall, type ApiDispatch } from '../progress/progressCall.ts';
import { beginningOf } from '../progress/startAt.ts';
import { createPlayer, type PlaybackAnswer, type Player } from './createPlayer.ts';
import { licenceTokenOf } from './licenceToken.ts';
import { readPlaceNote, writePlaceNote } from './placeNote.ts';
import { PLACE_NOTE_KEY } from './placeNoteKey.ts';
import { engineSource } from './playbackSource.ts';
import { openPlayable } from './playbackState.ts';
import type { OpenedViewing } from './viewingsAhead.ts';
import { watchedContent } from './watchedContent.ts';

export interface ViewingWorld {
  readonly dispatch: ApiDispatch;
  readonly config: RuntimeConfig;
  readonly clock: Clock;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly tokens: TokenProvider;
}

export interface WatchedTitle {
  readonly title: TitleDetails;
  /** A channel's live stream, as opposed to a title from its start. */
  readonly isLive: boolean;
  /** Started automatically after the previous episode (PLAY-28). */
  readonly isBingeWatching: boolean;
  readonly leftAt?: CastPlace | undefined;
  /** Seconds from the start; undefined for the user's resume position. */
  readonly startAt?: number | undefined;
}

/** Opens a playback session: creates its id and requests playback at once. */
export function openViewing(
  { links }: TitleDetails,
  { dispatch }: Pick<ViewingWorld, 'dispatch'>,
): OpenedViewing {
  const sessionId = crypto.randomUUID();
  async function ask(): Promise<PlaybackAnswer> {
    const link = await choosePlayUrl(links.playUrls ?? {}, isKeySystemSupported);
    if (link === undefined) return { notSupported: true };
    const { data, error } = await dispatch(
      getPlayback.initiate(
        { link: link.href, streamingSessionId: sessionId },
        { forceRefetch: true, subscribe: false },
      ),
    );
    // After a failed refetch, `data` may hold the previous response with expired tickets.
    if (error !== undefined || !data) return { error: isApiError(error) ? error : undefined };
    return link.hasKeySystem || data.drmType === 'none' ? { playback: data } : { notSupported: true };
  }
  let first: Promise<PlaybackAnswer> | undefined = ask();
  return {
    sessionId,
    askPlayback() {
      const answer = first ?? ask();
      first = undefined;
      return answer;
    },
  };
}

function shakaWorld({ config, tokens }: Pick<ViewingWorld, 'config' | 'tokens'>) {
  return {
    adaptsToDroppedFrames: !config.e2e,
    licenceToken: licenceTokenOf(tokens, config.allowedHosts),
  };
}

/** Preloads a stream at the user's resume position, in the user's languages. */
export function readAhead(
  playback: Playback,
  title: TitleDetails,
  isLive: boolean,
  world: Pick<ViewingWorld, 'config' | 'tokens'>,
): Promise<PlayerAhead | undefined> {
  const preference = readPreference(
    openStorage(() => localStorage),
    world.config.player.defaultVolume,
  );
  const how = { startAt: beginningOf(title, { isLive }), startAtInstant: undefined, autoPlay: true };
  return openPlayerAhead(engineSource(playback, preference, how), shakaWorld(world));
}

/** Creates the player of a title: engine, progress, analytics and preferences. */
export function createViewing(
  host: HTMLElement,
  { title, isLive, isBingeWatching, startAt, leftAt }: WatchedTitle,
  { dispatch, config, clock, analytics, reporter, tokens }: ViewingWorld,
  { sessionId, askPlayback, ahead }: OpenedViewing<PlayerAhead>,
): Player {
  const tab = openStorage(() => sessionStorage);
  const here = { titleId: title.id, isLive };
  const noted = readPlaceNote(tab, here, clock.now(), isReload());
  const playback = openPlayable(title, {
    sessionId,
    isBingeWatching,
    autoPlayRequested: (leftAt ?? noted)?.isPaused !== true,
  });
  const { progress } = title.links;
  const storage = openStorage(() => localStorage);
  const kept = readPreference(storage, config.player.defaultVolume);
  const preference = leftAt ? preferenceAfter(leftAt, kept) : kept;

  const emit = (event: OutgoingEvent): void => void dispatch(emitEvent(event));

  return createPlayer({
    engine: createShakaEngine({
      host,
      liveBufferSeconds: config.player.liveBufferSeconds,
      volume: preference.volume,
      isMuted: preference.isMuted,
      ...shakaWorld({ config, tokens }),
      ahead,
      onManifestError: ({ stage, ...payload }) =>
        emit({ name: 'ManifestError', payload: { Stage: stage, ...payload } }),
      onFailure: (error, codes) => reporter.warn(`Playing failed: ${error} ${codes}`, 'player.playback'),
    }),
    playback,
    ...(leftAt
      ? beginningAfter(leftAt)
      : {
          startAt: startAt ?? (isLive ? undefined : noted?.position) ?? beginningOf(title, { isLive }),
          startAtInstant: isLive ? noted?.instant : undefined,
        }),
    notePlace(place) {
      if (place) writePlaceNote(tab, { ...here, ...place, leftAt: clock.now() });
      else tab.removeItem(PLACE_NOTE_KEY);
    },
    askPlayback,
    renewSession: () => tokens.renew(),
    saveProgress:
      progress &&
      createProgressCall({
        dispatch,
        link: progress.href,
        titleId: title.id,
        streamingSessionId: sessionId,
        reporter,
      }),
    onEnd: progress && (() => void dispatch(invalidateContinueWatching())),
    isSignedIn: () => tokens.isSignedIn(),
    preference,
    storage,
    content: watchedContent(playback, { isLive, reporter }),
    streaming: { assetId: title.id, streamingSessionId: sessionId },
    channelId: isLive ? (title.channel?.id ?? title.id) : undefined,
    emit,
    analytics,
    reporter,
    clock,
    page: pageEvents,
  });
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error;
}

/** Whether the browser has reloaded this page, restored it, or navigated back to it. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.name !== window.location.href) return false;
  return navigation.type === 'reload' || navigation.type === 'back_forward';
}
