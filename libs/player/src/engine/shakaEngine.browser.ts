import { backOffMs, MISSING_PATIENCE_MS, MOST_SKIPS, PATIENCE_MS, SKIP_S } from './backOff.ts';
import {
  errorInWords,
  failedManifestUrl,
  isAnswered,
  isMissingSegment,
  isOvertaken,
  isRecoveredFrom,
  isWorthWaiting,
  playbackErrorCode,
} from './engineError.ts';
import { createEngineEvents } from './engineEvents.browser.ts';
import { otherScreensOf } from './otherScreens.browser.ts';
import type {
  EngineSource,
  ManifestFailure,
  PlaybackEngine,
  PlaybackErrorCode,
  Thumbnail,
  TrackChoice,
} from './playbackEngine.ts';
import { distinctHeights, heightBounds } from './quality.ts';
import { bufferingGoal, shakaConfiguration } from './shakaConfiguration.ts';
import { loadShaka } from './shakaLibrary.browser.ts';
import type { ShakaPlayer } from './shakaLibrary.browser.ts';
import { tellableStatistics } from './statistics.ts';
import { createStreamStore } from './streamStore.ts';
import { beginningTime, resumeTime, steppedVolume, streamTime } from './streamTime.ts';
import type { MediaTime } from './streamTime.ts';
import { closestTrack, distinctTracks, trackId } from './trackChoice.ts';

type ManifestType = EngineSource['manifestType'];

/** Undefined when the engine has ended meanwhile; `notSupported` where the browser cannot play at all. */
type MadePlayer = ShakaPlayer | 'notSupported' | undefined;

export interface ShakaEngineOptions {
  /** Where the engine puts its video element. */
  readonly host: HTMLElement;
  /** How far behind the live edge still counts as live, in seconds. */
  readonly liveBufferSeconds: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly adaptsToDroppedFrames: boolean;
  /** A token that is valid now, for a licence request to this address. Asked for each request, never kept. */
  readonly licenceToken: (url: string) => Promise<string | undefined>;
  /** A manifest failed; of one that is asked for again and again, the first failure in a row. */
  readonly onManifestError?: (failure: ManifestFailure) => void;
  /** Brings the player library; the one of the package by default. */
  readonly loadLibrary?: typeof loadShaka;
}

const HAVE_METADATA = 1;
const HAVE_CURRENT_DATA = 2;

/** What could not be fetched, how often in a row, and when it is asked for again. */
interface NetworkLoss {
  readonly failedTimes: number;
  readonly code?: PlaybackErrorCode;
  /** It is not there, rather than out of reach. */
  readonly isMissing?: boolean;
  readonly timer?: ReturnType<typeof setTimeout>;
}

/** How much of another quality is played to its end (seconds), so that the picture does not stop. */
const KEPT_SECONDS = 3;

/** A timer of one second that comes so late (ms) says that the machine slept. */
const SLEPT_MS = 10_000;

/** So many updates of a live manifest in a row that the server answered with something of no use, and the other one is played. */
const MOST_BAD_UPDATES = 3;

/** Where to start in the words of the library, which takes nothing for the live edge. */
function startTime({ startAt, startAtInstant }: EngineSource): number | Date | null {
  return startAtInstant === undefined ? (startAt ?? null) : new Date(startAtInstant);
}

/** Where the library preferred another track than ours, as of two in one language, it changes over at once. */
function takeAudio(player: ShakaPlayer, choice: TrackChoice | undefined) {
  const tracks = player.getAudioTracks();
  const active = tracks.find((track) => track.active);
  const track = closestTrack(tracks, choice);
  if (track && (!active || trackId(active) !== trackId(track))) player.selectAudioTrack(track);
}

/** Plays over Shaka. Each engine has a video element of its own, so that two never fight for one. */
export function createShakaEngine(options: ShakaEngineOptions): PlaybackEngine {
  const {
    host,
    liveBufferSeconds,
    licenceToken,
    onManifestError = () => undefined,
    loadLibrary = loadShaka,
  } = options;
  const state = createStreamStore({ volume: steppedVolume(options.volume), isMuted: options.isMuted });
  const ending = new AbortController();
  const events = createEngineEvents();
  const video = document.createElement('video');
  video.playsInline = true;
  video.volume = state.get().volume;
  video.muted = options.isMuted;
  host.append(video);
  const captions = document.createElement('div');
  captions.dataset['captions'] = '';
  host.append(captions);
  events.hearMedia(video, ending.signal);
  const screens = otherScreensOf(video, state, ending.signal);

  let current: ShakaPlayer | undefined;
  let made: { readonly type: ManifestType; readonly player: Promise<MadePlayer> } | undefined;
  let source: EngineSource | undefined;
  let turn = 0;
  let askedThumbnail: Promise<unknown> = Promise.resolve();
  let network: NetworkLoss = { failedTimes: 0 };
  let skips = 0;
  let badUpdates = 0;
  let emptySince = performance.now();
  let tickedAt = emptySince;

  function mediaTime(): MediaTime {
    const player = current;
    const range = player?.seekRange() ?? { start: 0, end: 0 };
    const isLive = player?.isLive() ?? false;
    const epochOfZero = isLive ? player?.getPresentationStartTimeAsDate()?.getTime() : undefined;
    const window = { seekStart: range.start, seekEnd: range.end, isLive, epochOfZero };
    // Until the element knows the stream it stands at nought, and a moment longer where the stream has no nought;
    // where it will begin is where it is. Lost once more before that, the place is still known.
    const isThere = video.readyState >= HAVE_METADATA && (video.currentTime > 0 || range.start <= 0);
    return { ...window, currentTime: isThere ? video.currentTime : beginningTime(window, source) };
  }

  function isPlayable(): boolean {
    const { phase } = state.get();
    return phase === 'ready' || phase === 'ended';
  }

  function syncTime() {
    if (isPlayable()) state.set(streamTime(mediaTime(), liveBufferSeconds));
  }

  function syncTracks() {
    if (!current || !source) return;
    const audio = current.getAudioTracks();
    const text = current.getTextTracks();
    const activeAudio = audio.find(({ active }) => active);
    const activeText = text.find(({ active }) => active);
    const pictures = current.getVideoTracks();
    state.set({
      // What the library leaves out for a while, as what the device cannot draw, can still be chosen.
      heights: distinctHeights([...pictures, ...state.get().heights.map((height) => ({ height }))]),
      audioTracks: distinctTracks(audio),
      textTracks: distinctTracks(text),
      currentAudioTrack: activeAudio && trackId(activeAudio),
      currentTextTrack: activeText && trackId(activeText),
    });
  }

  function fail(error: PlaybackErrorCode) {
    clearTimeout(network.timer);
    video.pause();
    state.set({ phase: 'failed', error, isBuffering: false, isFetchFailing: false });
  }

  function expect() {
    state.set({ phase: 'loading', isBuffering: true, isFetchFailing: false, error: undefined });
  }

  /** What went away comes back, mostly, a network as well as a segment: wait longer each time, and only then give up. */
  function waitForNetwork(code: PlaybackErrorCode, isMissing: boolean) {
    clearTimeout(network.timer);
    const failedTimes = network.failedTimes + 1;
    network = { failedTimes, code, isMissing, timer: setTimeout(retryStreaming, backOffMs(failedTimes)) };
    state.set({ isFetchFailing: true });
  }

  function retryStreaming() {
    clearTimeout(network.timer);
    if (network.failedTimes > 0) current?.retryStreaming();
  }

  /** Patience is for as long as there is nothing to see and the machine is awake to ask. */
  function checkPatience() {
    const now = performance.now();
    const hasSlept = now - tickedAt > SLEPT_MS;
    tickedAt = now;
    const isEmpty = network.failedTimes > 0 && isPlayable() && state.get().isBuffering;
    if (!isEmpty || hasSlept) {
      emptySince = now;
      return;
    }
    const waitedMs = now - emptySince;
    if (waitedMs > PATIENCE_MS) fail(network.code ?? 'network');
    else if (network.isMissing === true && waitedMs > MISSING_PATIENCE_MS) skipWhatIsMissing();
  }

  /**
   * A part that is gone for good costs the viewer some seconds, and not the rest. At the edge of what there is nothing lies
   * behind it: there it may come yet.
   */
  function skipWhatIsMissing() {
    if (skips >= MOST_SKIPS) return fail('media');
    const { currentTime, seekEnd } = mediaTime();
    if (currentTime + SKIP_S >= seekEnd) return;
    skips += 1;
    emptySince = performance.now();
    video.currentTime = currentTime + SKIP_S;
    retryStreaming();
  }

  function onEngineError(event: Event) {
    const error: unknown = 'detail' in event ? event.detail : undefined;
    if (isOvertaken(error) || !isPlayable() || isRecoveredFrom(error)) return;
    if (leadsToSecondary(error)) return;
    const code = playbackErrorCode(error);
    if (code !== 'noAccess' && isWorthWaiting(error)) waitForNetwork(code, isMissingSegment(error));
    else fail(code);
  }

  /**
   * A live manifest that fails while it plays is told once, until it comes again. Where the server goes on answering with
   * something of no use, the other manifest takes its place.
   */
  function leadsToSecondary(error: unknown): boolean {
    if (!source) return false;
    const { manifestUrl = source.manifestUrl, playMode, isAtLiveEdge, absolutePosition } = state.get();
    const failedUrl = playMode === 'ondemand' ? undefined : failedManifestUrl(error, manifestUrl);
    if (failedUrl === undefined) return false;
    badUpdates += 1;
    const other = [source.manifestUrl, source.secondaryManifestUrl].find((url) => url !== manifestUrl);
    if (badUpdates === 1) {
      onManifestError({ stage: 'update', failedUrl, manifestUrl, secondaryManifestUrl: other });
    }
    if (other === undefined || badUpdates < MOST_BAD_UPDATES || !isAnswered(error)) return false;
    void load({
      ...source,
      manifestUrl: other,
      secondaryManifestUrl: manifestUrl,
      startAt: undefined,
      startAtInstant: isAtLiveEdge ? undefined : absolutePosition,
      autoPlay: !video.paused,
    });
    return true;
  }

  /** The player for a kind of manifest: made once, and anew after a failure or for another kind. */
  function playerFor(type: ManifestType): Promise<MadePlayer> {
    if (made?.type === type) return made.player;
    const player = makePlayer(type, made?.player);
    const mine = { type, player };
    made = mine;
    player.catch(() => {
      if (made === mine) made = undefined;
    });
    return player;
  }

  async function makePlayer(type: ManifestType, before?: Promise<MadePlayer>): Promise<MadePlayer> {
    const library = await loadLibrary(type);
    await before?.catch(() => undefined);
    await current?.destroy();
    if (ending.signal.aborted) return undefined;
    const player = library.createPlayer();
    if (!player) return 'notSupported';
    current = player;
    player.setVideoContainer(captions);
    await player.attach(video);
    events.hearPlayer(player);
    player.addEventListener('error', onEngineError);
    player.addEventListener('buffering', (event) =>
      state.set({ isBuffering: 'buffering' in event && event.buffering === true }),
    );
    player.addEventListener('manifestupdated', () => (badUpdates = 0));
    for (const type of [
      'trackschanged',
      'variantchanged',
      'adaptation',
      'textchanged',
      'audiotrackschanged',
      'audiotrackchanged',
    ]) {
      player.addEventListener(type, syncTracks);
    }
    player.getNetworkingEngine()?.registerRequestFilter(async (kind, request) => {
      const { LICENSE, MANIFEST, SEGMENT } = library.requestKinds;
      if (kind === LICENSE) {
        const token = await licenceToken(request.uris[0] ?? '');
        Object.assign(
          request.headers,
          source?.drm?.licenceHeaders,
          token === undefined ? {} : { Authorization: `Bearer ${token}` },
        );
      } else if (kind === MANIFEST || kind === SEGMENT) {
        Object.assign(request.headers, source?.headers);
      }
    });
    return player;
  }

  function start() {
    const back = resumeTime(mediaTime());
    if (back !== undefined) video.currentTime = back;
    video.play().catch((error: unknown) => {
      // Sound without a gesture is what is not allowed. An abort is our own doing and says nothing.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return;
      video.muted = true;
      state.set({ isSilenced: true });
      video.play().catch(() => undefined); // Then the viewer has to press play; the state says that we are paused.
    });
  }

  /** Loads the first of its manifests that can be had; the failure of each is told. Resolves to its address. */
  async function loadManifest(
    player: ShakaPlayer,
    next: EngineSource,
    isOver: () => boolean,
  ): Promise<string> {
    const { manifestUrl, secondaryManifestUrl } = next;
    try {
      await player.load(manifestUrl, startTime(next));
      return manifestUrl;
    } catch (error) {
      const failedUrl = isOver() ? undefined : failedManifestUrl(error, manifestUrl);
      if (failedUrl === undefined) throw error;
      onManifestError({ stage: 'load', failedUrl, manifestUrl, secondaryManifestUrl });
      if (secondaryManifestUrl === undefined) throw error;
      const rest = { ...next, manifestUrl: secondaryManifestUrl, secondaryManifestUrl: undefined };
      return loadManifest(player, rest, isOver);
    }
  }

  /** What the quality allows is taken at once, and not when the buffer has been played. */
  function takeQuality() {
    const player = current;
    if (!player) return;
    const pictures = player.getVideoTracks();
    const bounds = heightBounds(state.get().quality, distinctHeights(pictures));
    player.configure({ abr: { restrictions: bounds } });
    const isAllowed = ({ height }: { readonly height: number | null }) =>
      height === null || (height >= bounds.minHeight && height <= bounds.maxHeight);
    const active = pictures.find((picture) => picture.active);
    if (!active || isAllowed(active)) return;
    const [best] = pictures.filter(isAllowed).sort((one, other) => other.bandwidth - one.bandwidth);
    if (best) player.selectVideoTrack(best, true, KEPT_SECONDS);
  }

  /** Kept by the element when it is given another stream. */
  function takeRate(rate: number) {
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
    state.set({ playbackRate: rate });
  }

  async function load(next: EngineSource): Promise<void> {
    turn += 1;
    const mine = turn;
    const isOver = () => mine !== turn || ending.signal.aborted;
    source = next;
    clearTimeout(network.timer);
    network = { failedTimes: 0 };
    skips = 0;
    badUpdates = 0;
    expect();
    try {
      const player = await playerFor(next.manifestType);
      if (isOver() || !player) return;
      if (player === 'notSupported') return fail('notSupported');
      state.set({ quality: next.quality, heights: [] });
      player.configure(shakaConfiguration(next, options));
      const manifestUrl = await loadManifest(player, next, isOver);
      if (isOver()) return;
      if (!player.isLive()) player.configure('streaming.bufferingGoal', bufferingGoal.ondemand);
      player.selectTextTrack(closestTrack(player.getTextTracks(), next.text) ?? null);
      takeAudio(player, next.audio);
      takeRate(player.isLive() ? 1 : next.playbackRate);
      takeQuality();
      state.set({ phase: 'ready', manifestUrl, isBuffering: video.readyState < HAVE_CURRENT_DATA });
      syncTracks();
      syncTime();
      if (next.autoPlay) start();
    } catch (error) {
      if (isOver() || isOvertaken(error)) return;
      events.tell({ name: 'load failed', text: errorInWords(error) });
      fail(playbackErrorCode(error));
    }
  }

  const on = (target: EventTarget, types: readonly string[], listener: () => void) => {
    for (const type of types) target.addEventListener(type, listener, { signal: ending.signal });
  };
  on(video, ['timeupdate', 'durationchange', 'seeking', 'seeked'], syncTime);
  on(video, ['play', 'playing', 'pause'], () => {
    // At its end an element says first that it is paused, and then why. That is no pause.
    const isEnd = state.get().phase === 'ready' && video.ended;
    state.set({ isPaused: video.paused, ...(isEnd ? { phase: 'ended' } : {}) });
  });
  on(video, ['seeking', 'seeked'], () => state.set({ isSeeking: video.seeking }));
  on(video, ['volumechange'], () => {
    const { muted: isMuted } = video;
    state.set({ volume: steppedVolume(video.volume), isMuted, ...(isMuted ? {} : { isSilenced: false }) });
  });
  on(video, ['resize'], () => {
    const { videoWidth, videoHeight } = video;
    state.set({ height: videoHeight > 0 ? videoHeight : undefined });
    // Subtitles lie in the picture, and not in the black beside it.
    if (videoHeight > 0) host.style.setProperty('--picture-ratio', String(videoWidth / videoHeight));
  });
  on(video, ['ended'], () => state.set({ phase: 'ended' }));
  on(video, ['seeking', 'playing'], () => {
    if (state.get().phase === 'ended' && !video.ended) state.set({ phase: 'ready' });
  });
  // What plays on has a network again.
  on(video, ['progress'], () => {
    if (state.get().isBuffering) return;
    network = { ...network, failedTimes: 0 };
    skips = 0;
    state.set({ isFetchFailing: false });
  });
  const everySecond = setInterval(() => {
    checkPatience();
    // A live window moves on while the picture stands still.
    if (video.paused && current?.isLive()) syncTime();
  }, 1000);

  // Ready by the time that it is known what to play; who needs it asks again, and tells what failed.
  playerFor('dash').catch(() => undefined);

  return {
    state,
    load,
    expect,
    fail,
    retry() {
      emptySince = performance.now();
      retryStreaming();
    },
    play() {
      if (isPlayable()) start();
    },
    pause: () => video.pause(),
    seek(position) {
      if (!isPlayable()) return;
      const { seekStart, seekEnd } = mediaTime();
      video.currentTime = Math.min(seekEnd, Math.max(seekStart, seekStart + position));
      syncTime();
    },
    seekToLiveEdge() {
      if (!isPlayable() || !current?.isLive()) return;
      video.currentTime = mediaTime().seekEnd;
      start();
    },
    setVolume: (volume) => void (video.volume = steppedVolume(volume)),
    setMuted(isMuted) {
      // Who turns it off now wants it off.
      if (isMuted) state.set({ isSilenced: false });
      video.muted = isMuted;
    },
    setPlaybackRate(rate) {
      if (!current?.isLive()) takeRate(rate);
    },
    setQuality(quality) {
      state.set({ quality });
      takeQuality();
    },
    ...screens,
    selectAudioTrack(id) {
      const track = current?.getAudioTracks().find((one) => trackId(one) === id);
      if (!track) return;
      current?.selectAudioTrack(track);
      syncTracks();
    },
    selectTextTrack(id) {
      const track = current?.getTextTracks().find((one) => trackId(one) === id);
      current?.selectTextTrack(track ?? null);
      syncTracks();
    },
    async thumbnailAt(position): Promise<Thumbnail | undefined> {
      const player = current;
      const track = player?.getImageTracks()[0];
      if (!player || !track || !isPlayable()) return undefined;
      // One at a time: while the library reads its index for the first, it knows of no picture for a second.
      const asked = askedThumbnail.then(() =>
        player.getThumbnails(track.id, mediaTime().seekStart + position).catch(() => null),
      );
      askedThumbnail = asked;
      const found = await asked;
      const url = found?.uris[0];
      if (!found || url === undefined) return undefined;
      const {
        positionX: x,
        positionY: y,
        width,
        height,
        imageWidth: sheetWidth,
        imageHeight: sheetHeight,
      } = found;
      return { url, x, y, width, height, sheetWidth, sheetHeight };
    },
    statistics: () => (current && isPlayable() ? tellableStatistics(current.getStats()) : {}),
    onEvent: events.listen,
    async destroy() {
      ending.abort();
      turn += 1;
      clearTimeout(network.timer);
      clearInterval(everySecond);
      video.pause();
      await current?.destroy();
      current = undefined;
      video.remove();
      captions.remove();
    },
  };
}
