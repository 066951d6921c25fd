import type { Analytics, ErrorReporter, RecordMeasurement } from '@tv/analytics';
import type { ApiDispatch, Playback, TitleDetails, TokenProvider } from '@tv/api-client';
import { invalidateContinueWatching } from '@tv/api-client';
import { openDeviceStorage, openTabStorage } from '@tv/browser-storage/browser';
import type { CastSnapshot } from '@tv/cast';
import type { RuntimeConfig } from '@tv/config';
import { emitEvent, type OutgoingEvent } from '@tv/realtime';
import type { Clock } from '@tv/time';
import { getStartAfterCast, getPreferenceAfterCast } from '../casting/transferFromCast.ts';
import { preloadStreamPlayer, type PreloadedPlayer } from '../engine/shaka/preloadStreamPlayer.browser.ts';
import { createShakaEngine } from '../engine/shaka/shakaEngine.browser.ts';
import { pageLifecycle } from '../pageLifecycle/pageLifecycle.browser.ts';
import { readPreference } from '../preference/playerPreference.ts';
import type { PlayerPool } from '../prefetch/playerPool.ts';
import { createProgressRequest } from '../progress/progressRequest.ts';
import { getStartPosition } from '../progress/resumePosition.ts';
import { createEngineSource, createLicenceTokenProvider } from './createEngineSource.ts';
import { createPlayer, type Player } from './createPlayer.ts';
import type { OpenedPlaybackSession } from './openPlaybackSession.browser.ts';
import { openPlayable } from './playbackState.ts';
import { readResumeSnapshot, storedResumeSnapshot } from './resumeSnapshot.ts';
import { createStreamContent } from './streamContent.ts';

export interface PlaybackSessionDeps {
  readonly dispatch: ApiDispatch;
  readonly config: RuntimeConfig;
  readonly clock: Clock;
  readonly analytics: Analytics;
  readonly recordMeasurement: RecordMeasurement | undefined;
  readonly reporter: ErrorReporter;
  readonly tokens: TokenProvider;
  readonly playerPool: PlayerPool;
}

export interface WatchedTitle {
  readonly title: TitleDetails;
  /** A channel's live stream, as opposed to a title from its start. */
  readonly isLive: boolean;
  /** Started automatically after the previous episode (PLAY-28). */
  readonly isBingeWatching: boolean;
  readonly castSnapshot?: CastSnapshot | undefined;
  /** Seconds from the start; undefined for the user's resume position. */
  readonly startAt?: number | undefined;
}

function createShakaDeps({ config, tokens }: Pick<PlaybackSessionDeps, 'config' | 'tokens'>) {
  return {
    adaptsToDroppedFrames: !config.e2e,
    licenceToken: createLicenceTokenProvider(tokens, config.allowedHosts),
  };
}

/** Preloads a stream at the user's resume position, in the user's languages. */
export function preloadStream(
  playback: Playback,
  title: TitleDetails,
  isLive: boolean,
  deps: Pick<PlaybackSessionDeps, 'config' | 'tokens'>,
): Promise<PreloadedPlayer | undefined> {
  const preference = readPreference(openDeviceStorage(), deps.config.player.defaultVolume);
  const start = { startAt: getStartPosition(title, isLive), startAtInstant: undefined, autoPlay: true };
  return preloadStreamPlayer(createEngineSource(playback, preference, start), createShakaDeps(deps));
}

/** Creates the player of a title: engine, progress, analytics and preferences. */
export function createPlaybackSession(
  host: HTMLElement,
  { title, isLive, isBingeWatching, startAt, castSnapshot }: WatchedTitle,
  {
    dispatch,
    config,
    clock,
    analytics,
    recordMeasurement,
    reporter,
    tokens,
    playerPool,
  }: PlaybackSessionDeps,
  { sessionId, fetchPlayback }: OpenedPlaybackSession,
  preloadedPlayer: Promise<PreloadedPlayer | undefined> | undefined,
): Player {
  const tabStorage = openTabStorage();
  const sessionKey = { titleId: title.id, isLive };
  const resumeSnapshot = readResumeSnapshot(tabStorage, sessionKey, clock.now(), isReload());
  const playback = openPlayable(title, {
    sessionId,
    isBingeWatching,
    autoPlayRequested: (castSnapshot ?? resumeSnapshot)?.isPaused !== true,
  });
  const { progress } = title.links;
  const storage = openDeviceStorage();
  const storedPreference = readPreference(storage, config.player.defaultVolume);
  const preference = castSnapshot ? getPreferenceAfterCast(castSnapshot, storedPreference) : storedPreference;
  const resumeAt = startAt ?? (isLive ? undefined : resumeSnapshot?.position);
  const emit = (event: OutgoingEvent): void => void dispatch(emitEvent(event));
  return createPlayer({
    engine: createShakaEngine({
      host,
      liveBufferSeconds: config.player.liveBufferSeconds,
      volume: preference.volume,
      isMuted: preference.isMuted,
      ...createShakaDeps({ config, tokens }),
      preloadedPlayer,
      onManifestError: ({ stage, ...payload }) =>
        emit({ name: 'ManifestError', payload: { Stage: stage, ...payload } }),
      onFailure: (error, codes) => reporter.warn(`Playing failed: ${error} ${codes}`, 'player.playback'),
    }),
    playback,
    ...(castSnapshot
      ? getStartAfterCast(castSnapshot)
      : {
          startAt: resumeAt ?? getStartPosition(title, isLive),
          startAtInstant: isLive ? resumeSnapshot?.instant : undefined,
        }),
    saveSnapshot: (snapshot) =>
      snapshot
        ? storedResumeSnapshot.write(tabStorage, { ...sessionKey, ...snapshot, leftAt: clock.now() })
        : storedResumeSnapshot.clear(tabStorage),
    fetchPlayback,
    renewSession: () => tokens.renew(),
    saveProgress:
      progress &&
      createProgressRequest({
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
    content: createStreamContent(playback, isLive, reporter, playerPool),
    streaming: { assetId: title.id, streamingSessionId: sessionId },
    channelId: isLive ? (title.channel?.id ?? title.id) : undefined,
    emit,
    analytics,
    recordMeasurement,
    reporter,
    clock,
    page: pageLifecycle,
  });
}

/** Returns whether the browser has reloaded or restored this page, or navigated back to it. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.name !== window.location.href) return false;
  return navigation.type === 'reload' || navigation.type === 'back_forward';
}
