import type { Analytics, ErrorReporter } from '@tv/analytics';
import type { ApiError, Playback } from '@tv/api-client';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { OutgoingEvent, Streaming } from '@tv/realtime';
import type { Clock } from '@tv/time';
import type { EngineSource, MediaTrack, PlaybackEngine, TrackChoice } from '../engine/playbackEngine.ts';
import type { PageLifecycle } from '../pageLifecycle/pageLifecycle.ts';
import { writePreference } from '../preference/playerPreference.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import { createProgressSaver } from '../progress/progressSaver.ts';
import { createEngineSource, getRequestErrorCode } from './createEngineSource.ts';
import type { PlaybackState } from './playbackState.ts';
import { trackStream } from './streamAnalytics.ts';
import type { AnalyticsProgramme, StreamContent } from './streamAnalytics.ts';
import { reportStreaming } from './streamHeartbeat.ts';

export type PlaybackResult =
  | { readonly playback: Playback }
  | { readonly error: ApiError | undefined }
  | { readonly notSupported: true };

export interface PlayerOptions {
  readonly engine: PlaybackEngine;
  /** Initial playback state (PLAY-07). */
  readonly playback: PlaybackState;
  /** Seconds from the start of the stream; undefined for the live edge. */
  readonly startAt: number | undefined;
  /** Epoch milliseconds to start at, instead of the live edge. */
  readonly startAtInstant?: number | undefined;
  /** Requests playback. Called for each attempt, since its tickets expire. Never rejects. */
  readonly fetchPlayback: () => Promise<PlaybackResult>;
  /** Renews the auth session. Never rejects. */
  readonly renewSession: () => Promise<boolean>;
  readonly saveProgress: ((seconds: number, isLast: boolean) => void) | undefined;
  /** Called after the last progress request was sent. */
  readonly onEnd?: (() => void) | undefined;
  readonly isSignedIn: () => boolean;
  readonly preference: PlayerPreference;
  readonly storage: KeyValueStorage;
  readonly content: StreamContent | undefined;
  /** Called every few seconds and on page hide; with undefined at the end. */
  readonly saveSnapshot: (snapshot: PlaybackSnapshot | undefined) => void;
  readonly streaming: Streaming;
  readonly channelId: string | undefined;
  /** Sends a socket event. */
  readonly emit: (event: OutgoingEvent) => void;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
  readonly page: PageLifecycle;
}

/** Position of a playback session, to resume from. */
export interface PlaybackSnapshot {
  readonly position: number;
  /** Epoch milliseconds of a channel's current frame; undefined at the live edge. */
  readonly instant: number | undefined;
  readonly isPaused: boolean;
}

export interface Player {
  readonly engine: PlaybackEngine;
  readonly sessionId: string | undefined;
  /** Starts, or retries after a failure at the same position. Never rejects. */
  readonly start: () => Promise<void>;
  /** Pauses, saves progress and blocks playback, because the server has stopped the stream. */
  readonly kick: () => void;
  /** Reloads at the same position after a kick. Never rejects. */
  readonly resumeAfterKick: () => Promise<void>;
  readonly resendStreaming: () => void;
  /** Sets a channel's current programme; each programme has its own analytics session. */
  readonly showProgramme: (programme: AnalyticsProgramme) => void;
  /** Saves, reports and releases all resources. Await it before creating the next player. */
  readonly destroy: () => Promise<void>;
}

/** A refusal this soon after a renewal is final. */
const RENEWAL_COOLDOWN_MS = 60_000;

/** Minimum time between playback requests for fresh URLs; refusals in between are waited out. */
const REFETCH_COOLDOWN_MS = 60_000;

/** Interval of snapshots during playback: a browser may end the page without notice. */
const SNAPSHOT_INTERVAL_MS = 5000;

/** Interval of retries after a network failure, plus up to 50 % jitter. */
const NETWORK_RETRY_INTERVAL_MS = 60_000;

/** Combines engine, progress, analytics and preferences. */
export function createPlayer(options: PlayerOptions): Player {
  const {
    engine,
    fetchPlayback,
    renewSession,
    saveProgress,
    isSignedIn,
    storage,
    content,
    clock,
    reporter,
    page,
    saveSnapshot,
  } = options;
  const { state } = engine;
  let preference = options.preference;
  let { playback } = options;
  let isOver = false;
  let hasStarted = false;
  let renewedAt = -Infinity;
  let refetchedAt = -Infinity;
  let hasWarnedAboutProgress = false;
  let isKicked = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let snapshotSavedAt = -Infinity;

  const saver =
    saveProgress && createProgressSaver({ stream: state, save: saveProgress, isSignedIn: canSaveProgress });
  const streamAnalytics = content && trackStream({ ...options, stream: state, content });
  const heartbeat = reportStreaming({ ...options, stream: state });
  const cleanups = [
    ...(streamAnalytics ? [streamAnalytics.end] : []),
    heartbeat.end,
    page.onPageHide(() => {
      streamAnalytics?.handlePageHide();
      heartbeat.handlePageHide();
      options.analytics.flush();
    }),
    ...(saver ? [page.onHidden(saver.saveOnPageHide)] : []),
    page.onHidden(() => options.analytics.flush()),
    page.onHidden(saveCurrentSnapshot),
    state.subscribe('isPaused', saveCurrentSnapshot),
    state.subscribe('position', () => {
      if (clock.now() - snapshotSavedAt >= SNAPSHOT_INTERVAL_MS) saveCurrentSnapshot();
    }),
    page.onVisibleOrOnline(() => {
      if (isWaitingForNetwork()) void openStream();
      else if (!isKicked) engine.retry();
    }),
    // Browsers do not detect an outage behind the router.
    state.subscribe('phase', () => {
      clearTimeout(retryTimer);
      if (!isWaitingForNetwork()) return;
      retryTimer = setTimeout(
        () => page.isVisible() && isWaitingForNetwork() && void openStream(),
        NETWORK_RETRY_INTERVAL_MS * (1 + Math.random() / 2),
      );
    }),
    () => clearTimeout(retryTimer),
    state.subscribe('error', () => void regainAccess()),
    state.subscribe('isRefused', refetchPlayback),
    // Media keys can start playback without our controls.
    state.subscribe('isPaused', () => {
      if (isKicked && !state.get().isPaused) engine.pause();
    }),
  ];

  /**
   * Renews the auth session after a refusal and reloads; shows loading meanwhile. If the sign-in has ended,
   * shows `signInNeeded` instead of `noAccess`.
   */
  async function regainAccess(): Promise<void> {
    const { error } = state.get();
    if (isKicked) return;
    if (error !== 'noAccess' && error !== 'signInNeeded') return;
    if (clock.now() - renewedAt >= RENEWAL_COOLDOWN_MS) {
      renewedAt = clock.now();
      engine.setLoading();
      const isRenewed = await renewSession();
      if (isOver) return;
      if (isRenewed) return openStream();
      engine.fail(isSignedIn() ? error : 'signInNeeded');
    } else if (error === 'noAccess' && !isSignedIn()) engine.fail('signInNeeded');
  }

  /** Requests playback again when the CDN refuses, and reloads at the same position. */
  function refetchPlayback(): void {
    if (isKicked || !state.get().isRefused || clock.now() - refetchedAt < REFETCH_COOLDOWN_MS) return;
    refetchedAt = clock.now();
    void openStream();
  }

  /** True if playback failed for a temporary reason: no network, or a CDN refusal. */
  function isWaitingForNetwork(): boolean {
    const { phase, error, isRefused } = state.get();
    if (isKicked || phase !== 'failed') return false;
    return error === 'network' || (error === 'media' && isRefused);
  }

  /** Saves nothing while signed out (PROG-07), and warns once about lost progress. */
  function canSaveProgress(): boolean {
    if (isSignedIn()) return true;
    if (!hasWarnedAboutProgress) reporter.warn('The sign-in has ended: progress is lost', 'player.progress');
    hasWarnedAboutProgress = true;
    return false;
  }

  /**
   * Returns where to load: the start position, then the current one; for a channel the instant or the live
   * edge.
   */
  function getReopenPosition(): Pick<EngineSource, 'startAt' | 'startAtInstant'> {
    const { position, absolutePosition, isAtLiveEdge } = state.get();
    if (!hasStarted) return { startAt: options.startAt, startAtInstant: options.startAtInstant };
    if (options.startAt !== undefined) return { startAt: position, startAtInstant: undefined };
    return { startAt: undefined, startAtInstant: isAtLiveEdge ? undefined : absolutePosition };
  }

  function createSnapshot(): PlaybackSnapshot {
    const { position, absolutePosition, isAtLiveEdge } = state.get();
    const instant = isAtLiveEdge ? undefined : absolutePosition;
    return { position, instant, isPaused: !playback.autoPlayRequested };
  }

  function saveCurrentSnapshot() {
    if (!hasStarted) return;
    snapshotSavedAt = clock.now();
    saveSnapshot(createSnapshot());
  }

  function setAutoPlayRequested(autoPlayRequested: boolean) {
    playback = { ...playback, autoPlayRequested };
  }

  /** A retry plays even if the user had paused. */
  function start(): Promise<void> {
    if (state.get().phase === 'failed') setAutoPlayRequested(true);
    return openStream();
  }

  async function openStream(): Promise<void> {
    const startPosition = getReopenPosition();
    engine.setLoading();
    const result = await fetchPlayback();
    if (isOver || isKicked) return;
    if (!('playback' in result)) {
      engine.fail('notSupported' in result ? 'notSupported' : getRequestErrorCode(result.error));
      return;
    }
    const { autoPlayRequested: autoPlay } = playback;
    await engine.load(createEngineSource(result.playback, preference, { ...startPosition, autoPlay }));
    if (isOver) return;
    if (isKicked) engine.pause();
    if (state.get().phase === 'ready') hasStarted = true;
  }

  function kick() {
    if (isKicked || isOver) return;
    isKicked = true;
    setAutoPlayRequested(false);
    heartbeat.suspend();
    engine.pause();
    saver?.save();
  }

  async function resumeAfterKick(): Promise<void> {
    if (!isKicked || isOver) return;
    isKicked = false;
    setAutoPlayRequested(true);
    heartbeat.resume();
    await openStream();
  }

  function play() {
    if (isKicked) return;
    setAutoPlayRequested(true);
    engine.play();
  }

  function savePreference(change: Partial<PlayerPreference>) {
    preference = { ...preference, ...change };
    writePreference(storage, change);
  }

  return {
    start,
    sessionId: playback.sessionId,
    kick,
    resumeAfterKick,
    resendStreaming: heartbeat.resend,
    showProgramme: (programme) => streamAnalytics?.setProgramme(programme),
    engine: {
      ...engine,
      play,
      pause() {
        setAutoPlayRequested(false);
        engine.pause();
      },
      /** Seeking back from the end resumes playback. */
      seek(position) {
        const hadEnded = state.get().phase === 'ended';
        engine.seek(position);
        if (hadEnded) play();
      },
      seekToLiveEdge() {
        if (isKicked) return;
        setAutoPlayRequested(true);
        engine.seekToLiveEdge();
      },
      setVolume(volume) {
        engine.setVolume(volume);
        savePreference({ volume });
      },
      setMuted(isMuted) {
        engine.setMuted(isMuted);
        savePreference({ isMuted });
      },
      setPlaybackRate(playbackRate) {
        engine.setPlaybackRate(playbackRate);
        savePreference({ playbackRate });
      },
      setQuality(quality) {
        engine.setQuality(quality);
        savePreference({ quality });
      },
      selectAudioTrack(id) {
        engine.selectAudioTrack(id);
        savePreference({ audio: getTrackChoice(state.get().audioTracks, id) });
      },
      selectTextTrack(id) {
        engine.selectTextTrack(id);
        savePreference({ text: getTrackChoice(state.get().textTracks, id) });
      },
    },
    async destroy() {
      if (isOver) return;
      isOver = true;
      saver?.stop();
      options.onEnd?.();
      for (const cleanup of cleanups) cleanup();
      saveSnapshot(undefined);
      await engine.destroy();
    },
  };
}

/** The properties of a track that are matched in the next title. */
function getTrackChoice(tracks: readonly MediaTrack[], id: string | undefined): TrackChoice | undefined {
  const track = tracks.find((candidate) => candidate.id === id);
  if (!track) return undefined;
  const { id: _id, ...choice } = track;
  return choice;
}
