import { createDecoding } from './decoding.ts';
import {
  codesOf,
  isOvertaken,
  isRecoveredFrom,
  isRefused,
  isUndecodable,
  isWorthWaiting,
  playbackErrorCode,
} from './engineError.ts';
import { createEngineEvents } from './engineEvents.browser.ts';
import { createManifests } from './manifests.browser.ts';
import {
  createMediaElement,
  followElement,
  playElement,
  takeRate,
  volumeOf,
} from './mediaElement.browser.ts';
import { createNetworkPatience } from './networkPatience.ts';
import { otherScreensOf } from './otherScreens.browser.ts';
import type { EngineSource, ManifestFailure, PlaybackEngine, PlaybackErrorCode } from './playbackEngine.ts';
import type { PlayerAhead } from './playerAhead.browser.ts';
import type { LicenceToken } from './requestFilter.browser.ts';
import { bufferingGoal, prefetchLimit, shakaConfiguration } from './shakaConfiguration.ts';
import { loadShaka } from './shakaLibrary.browser.ts';
import type { ShakaPlayer } from './shakaLibrary.browser.ts';
import { createShakaPlayers } from './shakaPlayers.browser.ts';
import {
  createThumbnails,
  syncTracks,
  takeLanguages,
  takeQuality,
  TRACK_EVENTS,
  trackCommands,
} from './shakaTracks.browser.ts';
import { tellableStatistics } from './statistics.ts';
import { createStreamStore } from './streamStore.ts';
import { beginningTime, resumeTime, steppedVolume, streamTime } from './streamTime.ts';
import type { MediaTime } from './streamTime.ts';

export interface ShakaEngineOptions {
  readonly host: HTMLElement;
  /** How far behind the live edge still counts as live, in seconds. */
  readonly liveBufferSeconds: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly adaptsToDroppedFrames: boolean;
  readonly licenceToken: LicenceToken;
  readonly ahead?: Promise<PlayerAhead | undefined> | undefined;
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
  const ending = new AbortController();
  const { signal } = ending;
  const element = createMediaElement(host, state);
  const { video } = element;
  const events = createEngineEvents(video, signal);
  const screens = otherScreensOf(video, state, signal);
  const manifests = createManifests(state, options.onManifestError ?? (() => undefined));
  const goOnAfter = createDecoding();
  const thumbnailOf = createThumbnails();
  let source: EngineSource | undefined;
  let turn = 0;
  let isPlaced = false;
  /** Key of the last reported failure; cleared by playback. */
  let failure: string | undefined;
  let isPrefetching = false;

  const players = createShakaPlayers({
    loadLibrary,
    signal,
    licenceToken,
    prepare,
    source: () => source,
    ahead: options.ahead,
  });
  const network = createNetworkPatience({
    state,
    mediaTime,
    retry,
    goTo: moveTo,
    idleSince: () => players.requests()?.idleSince(),
    restart,
    fail: failOver,
  });

  function mediaTime(): MediaTime {
    const player = players.current();
    const range = player?.seekRange() ?? { start: 0, end: 0 };
    const isLive = player?.isLive() ?? false;
    const epochOfZero = isLive ? player?.getPresentationStartTimeAsDate()?.getTime() : undefined;
    const window = { seekStart: range.start, seekEnd: range.end, isLive, epochOfZero };
    // Before metadata, and while seeking to the start, `currentTime` is 0: use the start position instead.
    const hasStream = video.readyState >= HAVE_METADATA;
    if (hasStream && video.currentTime > 0 && isPlayable()) isPlaced = true;
    const isFromNought = range.start <= 0 && (isPlaced || source?.startAt === undefined);
    const isThere = hasStream && (video.currentTime > 0 || isFromNought);
    return { ...window, currentTime: isThere ? video.currentTime : beginningTime(window, source) };
  }

  function isPlayable(): boolean {
    const { phase } = state.get();
    return phase === 'ready' || phase === 'ended';
  }

  function syncTime() {
    const time = mediaTime();
    // Shaka has no seek range after a failed load.
    if (isPlayable() && time.seekEnd > time.seekStart) state.set(streamTime(time, liveBufferSeconds));
  }

  function syncTracksHere() {
    const player = players.current();
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
      isRefused: state.get().isRefused || isRefused(cause),
    });
  }

  function failOver(error: PlaybackErrorCode, cause?: unknown) {
    const codes = codesOf(cause);
    if (failure !== error + codes) options.onFailure?.(error, codes);
    failure = error + codes;
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
    if (isOvertaken(error) || !isPlayable() || isRecoveredFrom(error)) return;
    const instead = source && manifests.failed(error, source);
    if (instead) return openAgain(instead);
    if (isUndecodable(error) && openBeyond()) return;
    if (isWorthWaiting(error)) network.lost(error);
    else failOver(playbackErrorCode(error), error);
  }

  /** Reloads a source at the current position plus `skipped` seconds, or at the live edge. */
  function openAgain(again: EngineSource, skipped = 0) {
    const { playMode, position, isAtLiveEdge, absolutePosition } = state.get();
    const isOnDemand = playMode === 'ondemand';
    const instant = absolutePosition === undefined ? undefined : absolutePosition + skipped * 1000;
    void load({
      ...again,
      startAt: isOnDemand ? position + skipped : undefined,
      startAtInstant: isOnDemand || isAtLiveEdge ? undefined : instant,
      autoPlay: isPlaced ? !state.get().isPaused : again.autoPlay,
    });
  }

  /** Applies the decode recovery policy. Returns false if it gives up. */
  function openBeyond(): boolean {
    if (!source) return false;
    const position = isPlaced ? state.get().position : (source.startAt ?? state.get().position);
    const goOnAt = goOnAfter(position);
    if (goOnAt === undefined) return false;
    state.set({ position });
    openAgain(source, goOnAt - position);
    return true;
  }

  /** Call before requests are aborted or repeated; see `prefetchLimit`. */
  function stopPrefetching() {
    if (isPrefetching) players.current()?.configure('streaming.segmentPrefetchLimit', prefetchLimit.seeking);
    isPrefetching = false;
  }

  function moveTo(time: number) {
    stopPrefetching();
    video.currentTime = time;
  }

  function retry() {
    stopPrefetching();
    players.current()?.retryStreaming();
  }

  /** Seeks to the current time at first, so that Shaka requests missing data; then reloads. */
  function restart(attempt: number) {
    if (attempt === 1) {
      retry();
      moveTo(video.currentTime);
    } else if (openBeyond()) {
      state.set({ isStalled: true });
    } else if (!state.get().isAtLiveEdge) {
      // At the live edge, an encoder may resume.
      failOver('media');
    }
  }

  async function prepare(player: ShakaPlayer): Promise<void> {
    player.setVideoContainer(element.captions);
    await player.attach(video);
    events.hearPlayer(player);
    player.addEventListener('error', onEngineError);
    player.addEventListener('buffering', (event) =>
      state.set({ isBuffering: 'buffering' in event && event.buffering === true }),
    );
    player.addEventListener('manifestupdated', () => manifests.updated());
    player.addEventListener('segmentappended', (event) => {
      if ('contentType' in event && event.contentType === 'video') network.arrived();
    });
    for (const type of TRACK_EVENTS) player.addEventListener(type, syncTracksHere);
  }

  function start() {
    const back = resumeTime(mediaTime());
    if (back !== undefined) moveTo(back);
    playElement(video, state);
  }

  async function load(next: EngineSource): Promise<void> {
    turn += 1;
    const mine = turn;
    const isOver = () => mine !== turn || signal.aborted;
    source = next;
    isPlaced = false;
    network.forget();
    expect();
    try {
      const player = await players.for(next.manifestType);
      if (isOver() || !player) return;
      if (player === 'notSupported') return failOver('notSupported');
      state.set({ quality: next.quality, heights: [] });
      player.configure(shakaConfiguration(next, options));
      isPrefetching = true;
      const manifestUrl = await manifests.load(player, next, isOver, players.takePreload());
      if (isOver() || (video.error && openBeyond())) return;
      if (!player.isLive()) player.configure('streaming.bufferingGoal', bufferingGoal.ondemand);
      takeLanguages(player, next, stopPrefetching);
      takeRate(video, state, player.isLive() ? 1 : next.playbackRate);
      takeQuality(player, next.quality);
      state.set({ phase: 'ready', manifestUrl, isBuffering: video.readyState < HAVE_CURRENT_DATA });
      syncTracksHere();
      syncTime();
      if (next.autoPlay) start();
    } catch (error) {
      if (isOver() || isOvertaken(error)) return;
      events.loadFailed(error);
      if (isUndecodable(error) && openBeyond()) return;
      failOver(playbackErrorCode(error), error);
    }
  }

  followElement(video, {
    host,
    state,
    signal,
    onTime: syncTime,
    onProgress() {
      if (state.get().isBuffering) return;
      failure = undefined;
      network.came();
    },
  });
  const everySecond = setInterval(() => {
    network.check();
    // A live window moves while paused.
    if (video.paused && players.current()?.isLive()) syncTime();
  }, 1000);

  // Loads Shaka early; `load` reports a failure.
  players.for('dash').catch(() => undefined);

  return {
    state,
    load,
    expect,
    fail: (error) => fail(error),
    retry: () => network.retry(),
    play() {
      if (isPlayable()) start();
    },
    pause: () => video.pause(),
    seek(position) {
      if (!isPlayable()) return;
      const { seekStart, seekEnd } = mediaTime();
      moveTo(Math.min(seekEnd, Math.max(seekStart, seekStart + position)));
      syncTime();
    },
    seekToLiveEdge() {
      if (!isPlayable() || !players.current()?.isLive()) return;
      moveTo(mediaTime().seekEnd);
      start();
    },
    ...volumeOf(video, state),
    setPlaybackRate(rate) {
      if (!players.current()?.isLive()) takeRate(video, state, rate);
    },
    ...screens,
    ...trackCommands(players.current, state, stopPrefetching),
    async thumbnailAt(position) {
      const player = players.current();
      return player && isPlayable() ? thumbnailOf(player, mediaTime().seekStart + position) : undefined;
    },
    statistics() {
      const player = players.current();
      return player && isPlayable() ? tellableStatistics(player.getStats()) : {};
    },
    onEvent: events.listen,
    async destroy() {
      ending.abort();
      turn += 1;
      network.stop();
      clearInterval(everySecond);
      video.pause();
      await players.destroy();
      element.remove();
    },
  };
}
