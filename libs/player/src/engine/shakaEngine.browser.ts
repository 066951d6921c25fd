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
  /** Where the engine puts its video element. */
  readonly host: HTMLElement;
  /** How far behind the live edge still counts as live, in seconds. */
  readonly liveBufferSeconds: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly adaptsToDroppedFrames: boolean;
  /** Asked for each request, never kept. */
  readonly licenceToken: LicenceToken;
  /** A player that may have read already what is loaded first. */
  readonly ahead?: Promise<PlayerAhead | undefined> | undefined;
  /** A manifest failed; of one that is asked for again and again, the first failure in a row. */
  readonly onManifestError?: (failure: ManifestFailure) => void;
  /** Playing failed, with what the viewer is told and the library's own codes; told anew when it has played since, or fails otherwise. */
  readonly onFailure?: (error: PlaybackErrorCode, codes: string) => void;
  /** Brings the player library; the one of the package by default. */
  readonly loadLibrary?: typeof loadShaka;
}

const HAVE_METADATA = 1;
const HAVE_CURRENT_DATA = 2;

/** Plays over Shaka. */
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
  /** The element has been somewhere in what it plays now. */
  let isPlaced = false;
  /** How it failed since it played last. */
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
    // Until the element knows the stream it stands at nought, and a moment longer where it is to begin elsewhere;
    // where it will begin is where it is. Lost once more before that, the place is still known.
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
    // Where the library has let go of a stream that failed, there is no time.
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

  /** Fails, and has it reported. */
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

  /** Opens what is played, or its other manifest, where it is, or so many seconds behind that; at the live edge there. */
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

  /** Goes on after pictures that cannot be decoded, if there is a chance that others can. */
  function openBeyond(): boolean {
    if (!source) return false;
    // What has shown nothing yet is where it was to begin.
    const position = isPlaced ? state.get().position : (source.startAt ?? state.get().position);
    const goOnAt = goOnAfter(position);
    if (goOnAt === undefined) return false;
    state.set({ position });
    openAgain(source, goOnAt - position);
    return true;
  }

  /** Before requests may be aborted, or are made again. */
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

  /** Seeks to where it is, so that the library requests what is missing there; if that has not helped, opens it once more. */
  function restart(attempt: number) {
    if (attempt === 1) {
      retry();
      moveTo(video.currentTime);
    } else if (openBeyond()) {
      state.set({ isStalled: true });
    } else if (!state.get().isAtLiveEdge) {
      // At the live edge there may be nothing to request yet: an encoder that stopped may come back.
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
    // What plays on has a network again.
    onProgress() {
      if (state.get().isBuffering) return;
      failure = undefined;
      network.came();
    },
  });
  const everySecond = setInterval(() => {
    network.check();
    // A live window moves on while the picture stands still.
    if (video.paused && players.current()?.isLive()) syncTime();
  }, 1000);

  // Ready by the time that it is known what to play; who needs it asks again, and tells what failed.
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
