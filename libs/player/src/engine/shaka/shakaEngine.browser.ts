import type { EngineSource, ManifestFailure, PlaybackEngine, PlaybackErrorCode } from '../playbackEngine.ts';
import { createErrorRecovery } from '../recovery/createErrorRecovery.browser.ts';
import { createFailures } from '../recovery/createFailures.ts';
import { createManifestFailover } from '../recovery/manifestFailover.browser.ts';
import { createMediaClock } from '../state/createMediaClock.browser.ts';
import { createStreamStore } from '../state/streamStore.ts';
import { getResumeTime, steppedVolume } from '../state/streamTime.ts';
import { syncTracks, TRACK_EVENTS, createTrackCommands } from '../tracks/shakaTracks.browser.ts';
import { createPositionCommands, createSeeking } from './createSeeking.browser.ts';
import { createSourceLoader } from './createSourceLoader.browser.ts';
import { createEngineEvents } from './engineEvents.browser.ts';
import { createExternalDisplays } from './externalDisplays.browser.ts';
import {
  createMediaElement,
  syncElementState,
  playElement,
  applyPlaybackRate,
  createVolumeCommands,
} from './mediaElement.browser.ts';
import type { PreloadedPlayer } from './preloadStreamPlayer.browser.ts';
import type { GetLicenceToken } from './requestFilter.browser.ts';
import { loadShaka, type ShakaPlayer } from './shakaLibrary.browser.ts';
import { createShakaPlayers } from './shakaPlayers.browser.ts';

export interface ShakaEngineOptions {
  readonly host: HTMLElement;
  /** How far behind the live edge still counts as live, in seconds. */
  readonly liveBufferSeconds: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly adaptsToDroppedFrames: boolean;
  readonly licenceToken: GetLicenceToken;
  readonly preloadedPlayer?: Promise<PreloadedPlayer | undefined> | undefined;
  readonly onManifestError?: (failure: ManifestFailure) => void;
  /** Called when playback fails; again only after playback or with another error. */
  readonly onFailure?: (error: PlaybackErrorCode, codes: string) => void;
  readonly loadLibrary?: typeof loadShaka;
}

/** Creates the playback engine based on Shaka Player. */
export function createShakaEngine(options: ShakaEngineOptions): PlaybackEngine {
  const { host, liveBufferSeconds, licenceToken, loadLibrary = loadShaka } = options;
  const state = createStreamStore({ volume: steppedVolume(options.volume), isMuted: options.isMuted });
  const controller = new AbortController();
  const { signal } = controller;
  const element = createMediaElement(host, state);
  const { video } = element;
  const events = createEngineEvents(video, signal);
  let source: EngineSource | undefined;
  const getSource = () => source;

  const players = createShakaPlayers({
    loadLibrary,
    signal,
    licenceToken,
    prepare,
    source: getSource,
    preloadedPlayer: options.preloadedPlayer,
  });
  const { getCurrent: getPlayer } = players;
  const clock = createMediaClock({ video, state, getPlayer, getSource, liveBufferSeconds });
  const seeking = createSeeking(video, getPlayer);
  const manifests = createManifestFailover(state, options.onManifestError ?? (() => undefined));
  const failures = createFailures(state, stopPlaying, options.onFailure ?? (() => undefined));
  const parts = { video, state, clock, seeking, failures, manifests, getSource };
  const recovery = createErrorRecovery({
    ...parts,
    load: (next) => loader.load(next),
    abortLoad: () => loader.abort(),
    getIdleSince: () => players.getRequests()?.getIdleSince(),
  });
  const { network } = recovery;
  const loader = createSourceLoader(
    { ...parts, configuration: options, players, events, recovery, start },
    (next) => (source = next),
  );

  function stopPlaying() {
    network.stop();
    video.pause();
  }

  function syncCurrentTracks() {
    const player = getPlayer();
    if (player && source) syncTracks(player, state);
  }

  async function prepare(player: ShakaPlayer): Promise<void> {
    player.setVideoContainer(element.captions);
    await player.attach(video);
    events.attachPlayer(player);
    player.addEventListener('error', recovery.handleEvent);
    player.addEventListener('buffering', (event) =>
      state.set({ isBuffering: 'buffering' in event && event.buffering === true }),
    );
    player.addEventListener('manifestupdated', () => manifests.handleUpdate());
    player.addEventListener('segmentappended', (event) => {
      if ('contentType' in event && event.contentType === 'video') network.handleSegmentAppended();
    });
    for (const type of TRACK_EVENTS) player.addEventListener(type, syncCurrentTracks);
  }

  function start() {
    const windowTime = getResumeTime(clock.getMediaTime());
    if (windowTime !== undefined) seeking.seekTo(windowTime);
    playElement(video, state);
  }

  for (const type of ['timeupdate', 'durationchange', 'seeking', 'seeked'])
    video.addEventListener(type, clock.sync, { signal });
  syncElementState(video, host, state, signal);
  const handleProgress = () => {
    if (state.get().isBuffering) return;
    failures.handleProgress();
    network.handleProgress();
  };
  video.addEventListener('progress', handleProgress, { signal });
  const checkTimer = setInterval(() => {
    network.check();
    // A live window moves while paused.
    if (video.paused && getPlayer()?.isLive()) clock.sync();
  }, 1000);

  // Loads Shaka early; `load` reports a failure.
  players.getPlayer('dash').catch(() => undefined);

  return {
    state,
    load: loader.load,
    setLoading: loader.setLoading,
    fail: (error) => failures.fail(error),
    retry: () => network.retry(),
    ...createPositionCommands({
      ...parts,
      getPlayer,
      start,
      seekDuringReload: recovery.seekDuringReload,
    }),
    ...createVolumeCommands(video, state),
    setPlaybackRate(rate) {
      if (!getPlayer()?.isLive()) applyPlaybackRate(video, state, rate);
    },
    ...createExternalDisplays(video, state, signal),
    ...createTrackCommands(getPlayer, state, seeking.stopPrefetching),
    statistics() {
      const player = getPlayer();
      return player && clock.isPlayable() ? player.getStats() : {};
    },
    onEvent: events.subscribe,
    async destroy() {
      controller.abort();
      loader.abort();
      network.stop();
      clearInterval(checkTimer);
      video.pause();
      await players.destroy();
      element.remove();
    },
  };
}
