import type { EngineSource, ManifestFailure, PlaybackEngine, PlaybackErrorCode } from '../playbackEngine.ts';
import { createDecodeRecovery } from '../recovery/decodeRecovery.ts';
import {
  formatErrorCodes,
  isAborted,
  isRecovered,
  isCdnRefusal,
  isDecodeError,
  isRetryable,
  playbackErrorCode,
} from '../recovery/engineError.ts';
import { createManifestFailover } from '../recovery/manifestFailover.browser.ts';
import { createNetworkRecovery } from '../recovery/networkRecovery.ts';
import { createStreamStore } from '../state/streamStore.ts';
import { getStartTime, getResumeTime, steppedVolume, streamTime } from '../state/streamTime.ts';
import type { MediaTime } from '../state/streamTime.ts';
import {
  createThumbnailLoader,
  syncTracks,
  selectPreferredTracks,
  applyQuality,
  TRACK_EVENTS,
  createTrackCommands,
} from '../tracks/shakaTracks.browser.ts';
import { createEngineEvents } from './engineEvents.browser.ts';
import { createExternalDisplays } from './externalDisplays.browser.ts';
import { formatStatistics } from './formatStatistics.ts';
import {
  createMediaElement,
  syncElementState,
  playElement,
  applyPlaybackRate,
  createVolumeCommands,
} from './mediaElement.browser.ts';
import type { PreloadedPlayer } from './preloadStreamPlayer.browser.ts';
import type { GetLicenceToken } from './requestFilter.browser.ts';
import { bufferingGoal, prefetchLimit, shakaConfiguration } from './shakaConfiguration.ts';
import { loadShaka } from './shakaLibrary.browser.ts';
import type { ShakaPlayer } from './shakaLibrary.browser.ts';
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

const HAVE_METADATA = 1;
const HAVE_CURRENT_DATA = 2;

/** Creates the playback engine based on Shaka Player. */
export function createShakaEngine(options: ShakaEngineOptions): PlaybackEngine {
  const { host, liveBufferSeconds, licenceToken, loadLibrary = loadShaka } = options;
  const state = createStreamStore({ volume: steppedVolume(options.volume), isMuted: options.isMuted });
  const controller = new AbortController();
  const { signal } = controller;
  const element = createMediaElement(host, state);
  const { video } = element;
  const events = createEngineEvents(video, signal);
  const displays = createExternalDisplays(video, state, signal);
  const manifests = createManifestFailover(state, options.onManifestError ?? (() => undefined));
  const nextAttempt = createDecodeRecovery();
  const loadThumbnail = createThumbnailLoader();
  let source: EngineSource | undefined;
  let loadCount = 0;
  let hasPosition = false;
  /** Key of the last reported failure; cleared by playback. */
  let reportedFailure: string | undefined;
  let isPrefetching = false;

  const players = createShakaPlayers({
    loadLibrary,
    signal,
    licenceToken,
    prepare,
    source: () => source,
    preloadedPlayer: options.preloadedPlayer,
  });
  const network = createNetworkRecovery({
    state,
    getMediaTime,
    retry,
    seekTo: seekTo,
    getIdleSince: () => players.getRequests()?.getIdleSince(),
    restart,
    fail: failAndReport,
  });

  function getMediaTime(): MediaTime {
    const player = players.getCurrent();
    const range = player?.seekRange() ?? { start: 0, end: 0 };
    const isLive = player?.isLive() ?? false;
    const epochOfZero = isLive ? player?.getPresentationStartTimeAsDate()?.getTime() : undefined;
    const window = { seekStart: range.start, seekEnd: range.end, isLive, epochOfZero };
    // Before metadata, and while seeking to the start, `currentTime` is 0: use the start position instead.
    const hasStream = video.readyState >= HAVE_METADATA;
    if (hasStream && video.currentTime > 0 && isPlayable()) hasPosition = true;
    const startsAtZero = range.start <= 0 && (hasPosition || source?.startAt === undefined);
    const hasCurrentTime = hasStream && (video.currentTime > 0 || startsAtZero);
    return { ...window, currentTime: hasCurrentTime ? video.currentTime : getStartTime(window, source) };
  }

  function isPlayable(): boolean {
    const { phase } = state.get();
    return phase === 'ready' || phase === 'ended';
  }

  function syncTime() {
    const time = getMediaTime();
    // Shaka has no seek range after a failed load.
    if (isPlayable() && time.seekEnd > time.seekStart) state.set(streamTime(time, liveBufferSeconds));
  }

  function syncCurrentTracks() {
    const player = players.getCurrent();
    if (player && source) syncTracks(player, state);
  }

  function fail(error: PlaybackErrorCode, cause?: unknown) {
    network.stop();
    video.pause();
    state.set({
      phase: 'failed',
      error,
      isBuffering: false,
      isFetchFailing: false,
      isStalled: false,
      isRefused: state.get().isRefused || isCdnRefusal(cause),
    });
  }

  function failAndReport(error: PlaybackErrorCode, cause?: unknown) {
    const codes = formatErrorCodes(cause);
    if (reportedFailure !== error + codes) options.onFailure?.(error, codes);
    reportedFailure = error + codes;
    fail(error, cause);
  }

  function expect() {
    state.set({
      phase: 'loading',
      isBuffering: true,
      isFetchFailing: false,
      isStalled: false,
      error: undefined,
    });
  }

  function onEngineError(event: Event) {
    const error: unknown = 'detail' in event ? event.detail : undefined;
    if (isAborted(error) || !isPlayable() || isRecovered(error)) return;
    const fallbackSource = source && manifests.handleError(error, source);
    if (fallbackSource) return reload(fallbackSource);
    if (isDecodeError(error) && recoverFromDecodeError()) return;
    if (isRetryable(error)) network.handleError(error);
    else failAndReport(playbackErrorCode(error), error);
  }

  /** Reloads a source at the current position plus `skipped` seconds, or at the live edge. */
  function reload(again: EngineSource, skipped = 0) {
    const { playMode, position, isAtLiveEdge, absolutePosition } = state.get();
    const isOnDemand = playMode === 'ondemand';
    const instant = absolutePosition === undefined ? undefined : absolutePosition + skipped * 1000;
    void load({
      ...again,
      startAt: isOnDemand ? position + skipped : undefined,
      startAtInstant: isOnDemand || isAtLiveEdge ? undefined : instant,
      autoPlay: hasPosition ? !state.get().isPaused : again.autoPlay,
    });
  }

  /** Applies the decode recovery policy. Returns false if it gives up. */
  function recoverFromDecodeError(): boolean {
    if (!source) return false;
    const position = hasPosition ? state.get().position : (source.startAt ?? state.get().position);
    const nextPosition = nextAttempt(position);
    if (nextPosition === undefined) return false;
    state.set({ position });
    reload(source, nextPosition - position);
    return true;
  }

  /** Call before requests are aborted or repeated; see `prefetchLimit`. */
  function stopPrefetching() {
    if (isPrefetching)
      players.getCurrent()?.configure('streaming.segmentPrefetchLimit', prefetchLimit.seeking);
    isPrefetching = false;
  }

  function seekTo(time: number) {
    stopPrefetching();
    video.currentTime = time;
  }

  function retry() {
    stopPrefetching();
    players.getCurrent()?.retryStreaming();
  }

  /** Seeks to the current time at first, so that Shaka requests missing data; then reloads. */
  function restart(attempt: number) {
    if (attempt === 1) {
      retry();
      seekTo(video.currentTime);
    } else if (recoverFromDecodeError()) {
      state.set({ isStalled: true });
    } else if (!state.get().isAtLiveEdge) {
      // Keep waiting at the live edge: the encoder may resume.
      failAndReport('media');
    }
  }

  async function prepare(player: ShakaPlayer): Promise<void> {
    player.setVideoContainer(element.captions);
    await player.attach(video);
    events.attachPlayer(player);
    player.addEventListener('error', onEngineError);
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
    const windowTime = getResumeTime(getMediaTime());
    if (windowTime !== undefined) seekTo(windowTime);
    playElement(video, state);
  }

  async function load(next: EngineSource): Promise<void> {
    loadCount += 1;
    const loadNumber = loadCount;
    const isSuperseded = () => loadNumber !== loadCount || signal.aborted;
    source = next;
    hasPosition = false;
    network.reset();
    expect();
    try {
      const player = await players.getPlayer(next.manifestType);
      if (isSuperseded() || !player) return;
      if (player === 'notSupported') return failAndReport('notSupported');
      state.set({ quality: next.quality, heights: [] });
      player.configure(shakaConfiguration(next, options));
      isPrefetching = true;
      const manifestUrl = await manifests.load(player, next, isSuperseded, players.takePreload());
      if (isSuperseded() || (video.error && recoverFromDecodeError())) return;
      if (!player.isLive()) player.configure('streaming.bufferingGoal', bufferingGoal.ondemand);
      selectPreferredTracks(player, next, stopPrefetching);
      applyPlaybackRate(video, state, player.isLive() ? 1 : next.playbackRate);
      applyQuality(player, next.quality);
      state.set({ phase: 'ready', manifestUrl, isBuffering: video.readyState < HAVE_CURRENT_DATA });
      syncCurrentTracks();
      syncTime();
      if (next.autoPlay) start();
    } catch (error) {
      if (isSuperseded() || isAborted(error)) return;
      events.logLoadError(error);
      if (isDecodeError(error) && recoverFromDecodeError()) return;
      failAndReport(playbackErrorCode(error), error);
    }
  }

  syncElementState(video, {
    host,
    state,
    signal,
    onTime: syncTime,
    onProgress() {
      if (state.get().isBuffering) return;
      reportedFailure = undefined;
      network.handleProgress();
    },
  });
  const checkTimer = setInterval(() => {
    network.check();
    // A live window moves while paused.
    if (video.paused && players.getCurrent()?.isLive()) syncTime();
  }, 1000);

  // Loads Shaka early; `load` reports a failure.
  players.getPlayer('dash').catch(() => undefined);

  return {
    state,
    load,
    setLoading: expect,
    fail: (error) => fail(error),
    retry: () => network.retry(),
    play() {
      if (isPlayable()) start();
    },
    pause: () => video.pause(),
    seek(position) {
      if (!isPlayable()) return;
      const { seekStart, seekEnd } = getMediaTime();
      seekTo(Math.min(seekEnd, Math.max(seekStart, seekStart + position)));
      syncTime();
    },
    seekToLiveEdge() {
      if (!isPlayable() || !players.getCurrent()?.isLive()) return;
      seekTo(getMediaTime().seekEnd);
      start();
    },
    ...createVolumeCommands(video, state),
    setPlaybackRate(rate) {
      if (!players.getCurrent()?.isLive()) applyPlaybackRate(video, state, rate);
    },
    ...displays,
    ...createTrackCommands(players.getCurrent, state, stopPrefetching),
    async thumbnailAt(position) {
      const player = players.getCurrent();
      return player && isPlayable() ? loadThumbnail(player, getMediaTime().seekStart + position) : undefined;
    },
    statistics() {
      const player = players.getCurrent();
      return player && isPlayable() ? formatStatistics(player.getStats()) : {};
    },
    onEvent: events.subscribe,
    async destroy() {
      controller.abort();
      loadCount += 1;
      network.stop();
      clearInterval(checkTimer);
      video.pause();
      await players.destroy();
      element.remove();
    },
  };
}
