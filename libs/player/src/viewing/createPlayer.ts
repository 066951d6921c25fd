import type { Analytics, ErrorReporter } from '@tv/analytics';
import type { ApiError, Playback } from '@tv/api-client';
import type { OutgoingEvent, Streaming } from '@tv/realtime';
import type { Clock } from '@tv/time';
import type { EngineSource, MediaTrack, PlaybackEngine, TrackChoice } from '../engine/playbackEngine.ts';
import type { PageEvents } from '../page/pageEvents.ts';
import { writePreference } from '../preference/playerPreference.ts';
import type { PlayerPreference, PreferenceStorage } from '../preference/playerPreference.ts';
import { createProgressSaver } from '../progress/progressSaver.ts';
import { engineSource, errorOfCall } from './playbackSource.ts';
import type { PlaybackState } from './playbackState.ts';
import { reportStream } from './streamEvents.ts';
import type { ShownProgramme, WatchedContent } from './streamEvents.ts';
import { tellStream } from './streamTelling.ts';

export type PlaybackAnswer =
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
  readonly askPlayback: () => Promise<PlaybackAnswer>;
  /** Renews the auth session. Never rejects. */
  readonly renewSession: () => Promise<boolean>;
  readonly saveProgress: ((seconds: number, isLast: boolean) => void) | undefined;
  readonly onEnd?: (() => void) | undefined;
  readonly isSignedIn: () => boolean;
  readonly preference: PlayerPreference;
  readonly storage: PreferenceStorage;
  readonly content: WatchedContent | undefined;
  /** Called every few seconds and on page hide; with undefined at the end. */
  readonly notePlace: (place: ViewingPlace | undefined) => void;
  readonly streaming: Streaming;
  readonly channelId: string | undefined;
  /** Sends a socket event. */
  readonly emit: (event: OutgoingEvent) => void;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
  readonly page: PageEvents;
}

/** Position of a playback session, to resume from. */
export interface ViewingPlace {
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
  readonly goOn: () => Promise<void>;
  readonly tellAgain: () => void;
  /** Sets a channel's current programme; each programme has its own analytics session. */
  readonly showProgramme: (programme: ShownProgramme) => void;
  /** Saves, reports and releases all resources. Await it before creating the next player. */
  readonly destroy: () => Promise<void>;
}

const RENEWAL_PAUSE_MS = 60_000;

/** Minimum time between playback requests for fresh URLs; refusals in between are waited out. */
const FRESH_ADDRESSES_PAUSE_MS = 60_000;

/** Interval of snapshots during playback: a browser may end the page without notice. */
const NOTE_INTERVAL_MS = 5000;

/** Interval of retries after a network failure, plus up to 50 % jitter. */
const REST_MS = 60_000;

/** Combines engine, progress, analytics and preferences. */
export function createPlayer(options: PlayerOptions): Player {
  const {
    engine,
    askPlayback,
    renewSession,
    saveProgress,
    isSignedIn,
    storage,
    content,
    clock,
    reporter,
    page,
    notePlace,
  } = options;
  const { state } = engine;
  let preference = options.preference;
  let { playback } = options;
  let isOver = false;
  let hasStarted = false;
  let renewedAt = -Infinity;
  let refetchedAt = -Infinity;
  let hasToldOfProgress = false;
  let isKicked = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let notedAt = -Infinity;

  const saver =
    saveProgress && createProgressSaver({ stream: state, save: saveProgress, isSignedIn: mayKeepProgress });
  const report = content && reportStream({ ...options, stream: state, content });
  const telling = tellStream({ ...options, stream: state });
  const endings = [
    ...(report ? [report.end] : []),
    telling.end,
    page.onGone(() => {
      report?.leave();
      telling.leave();
      options.analytics.flush();
    }),
    ...(saver ? [page.onLeaving(saver.leave)] : []),
    page.onLeaving(() => options.analytics.flush()),
    page.onLeaving(noteWhereItIs),
    state.subscribe('isPaused', noteWhereItIs),
    state.subscribe('position', () => {
      if (clock.now() - notedAt >= NOTE_INTERVAL_MS) noteWhereItIs();
    }),
    page.onReturning(() => {
      if (lacksNetwork()) void open();
      else if (!isKicked) engine.retry();
    }),
    // Browsers do not detect an outage behind the router.
    state.subscribe('phase', () => {
      clearTimeout(rest);
      if (!lacksNetwork()) return;
      rest = setTimeout(
        () => page.isSeen() && lacksNetwork() && void open(),
        REST_MS * (1 + Math.random() / 2),
      );
    }),
    () => clearTimeout(rest),
    state.subscribe('error', () => void regainAccess()),
    state.subscribe('isRefused', fetchFreshAddresses),
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
    if (clock.now() - renewedAt >= RENEWAL_PAUSE_MS) {
      renewedAt = clock.now();
      engine.expect();
      const isRenewed = await renewSession();
      if (isOver) return;
      if (isRenewed) return open();
      engine.fail(isSignedIn() ? error : 'signInNeeded');
    } else if (error === 'noAccess' && !isSignedIn()) engine.fail('signInNeeded');
  }

  /** Requests playback again when the CDN refuses, and reloads at the same position. */
  function fetchFreshAddresses(): void {
    if (isKicked || !state.get().isRefused || clock.now() - refetchedAt < FRESH_ADDRESSES_PAUSE_MS) return;
    refetchedAt = clock.now();
    void open();
  }

  /** True if playback failed for a temporary reason: no network, or a CDN refusal. */
  function lacksNetwork(): boolean {
    const { phase, error, isRefused } = state.get();
    if (isKicked || phase !== 'failed') return false;
    return error === 'network' || (error === 'media' && isRefused);
  }

  /** Saves nothing while signed out (PROG-07), and warns once about lost progress. */
  function mayKeepProgress(): boolean {
    if (isSignedIn()) return true;
    if (!hasToldOfProgress) reporter.warn('The sign-in has ended: progress is lost', 'player.progress');
    hasToldOfProgress = true;
    return false;
  }

  /**
   * Returns where to load: the start position, then the current one; for a channel the instant or the live
   * edge.
   */
  function place(): Pick<EngineSource, 'startAt' | 'startAtInstant'> {
    const { position, absolutePosition, isAtLiveEdge } = state.get();
    if (!hasStarted) return { startAt: options.startAt, startAtInstant: options.startAtInstant };
    if (options.startAt !== undefined) return { startAt: position, startAtInstant: undefined };
    return { startAt: undefined, startAtInstant: isAtLiveEdge ? undefined : absolutePosition };
  }

  function whereItIs(): ViewingPlace {
    const { position, absolutePosition, isAtLiveEdge } = state.get();
    const instant = isAtLiveEdge ? undefined : absolutePosition;
    return { position, instant, isPaused: !playback.autoPlayRequested };
  }

  function noteWhereItIs() {
    if (!hasStarted) return;
    notedAt = clock.now();
    notePlace(whereItIs());
  }

  function request(autoPlayRequested: boolean) {
    playback = { ...playback, autoPlayRequested };
  }

  /** A retry plays even if the user had paused. */
  function start(): Promise<void> {
    if (state.get().phase === 'failed') request(true);
    return open();
  }

  async function open(): Promise<void> {
    const from = place();
    engine.expect();
    const answer = await askPlayback();
    if (isOver || isKicked) return;
    if (!('playback' in answer)) {
      engine.fail('notSupported' in answer ? 'notSupported' : errorOfCall(answer.error));
      return;
    }
    const { autoPlayRequested: autoPlay } = playback;
    await engine.load(engineSource(answer.playback, preference, { ...from, autoPlay }));
    if (isOver) return;
    if (isKicked) engine.pause();
    if (state.get().phase === 'ready') hasStarted = true;
  }

  function kick() {
    if (isKicked || isOver) return;
    isKicked = true;
    request(false);
    telling.hold();
    engine.pause();
    saver?.save();
  }

  async function goOn(): Promise<void> {
    if (!isKicked || isOver) return;
    isKicked = false;
    request(true);
    telling.goOn();
    await open();
  }

  function play() {
    if (isKicked) return;
    request(true);
    engine.play();
  }

  function choose(change: Partial<PlayerPreference>) {
    preference = { ...preference, ...change };
    writePreference(storage, change);
  }

  return {
    start,
    sessionId: playback.sessionId,
    kick,
    goOn,
    tellAgain: telling.again,
    showProgramme: (programme) => report?.showProgramme(programme),
    engine: {
      ...engine,
      play,
      pause() {
        request(false);
        engine.pause();
      },
      /** Seeking back from the end resumes playback. */
      seek(position) {
        const wasOver = state.get().phase === 'ended';
        engine.seek(position);
        if (wasOver) play();
      },
      seekToLiveEdge() {
        if (isKicked) return;
        request(true);
        engine.seekToLiveEdge();
      },
      setVolume(volume) {
        engine.setVolume(volume);
        choose({ volume });
      },
      setMuted(isMuted) {
        engine.setMuted(isMuted);
        choose({ isMuted });
      },
      setPlaybackRate(playbackRate) {
        engine.setPlaybackRate(playbackRate);
        choose({ playbackRate });
      },
      setQuality(quality) {
        engine.setQuality(quality);
        choose({ quality });
      },
      selectAudioTrack(id) {
        engine.selectAudioTrack(id);
        choose({ audio: choiceOf(state.get().audioTracks, id) });
      },
      selectTextTrack(id) {
        engine.selectTextTrack(id);
        choose({ text: choiceOf(state.get().textTracks, id) });
      },
    },
    async destroy() {
      if (isOver) return;
      isOver = true;
      saver?.stop();
      options.onEnd?.();
      for (const end of endings) end();
      notePlace(undefined);
      await engine.destroy();
    },
  };
}

/** The properties of a track that are matched in the next title. */
function choiceOf(tracks: readonly MediaTrack[], id: string | undefined): TrackChoice | undefined {
  const track = tracks.find((one) => one.id === id);
  if (!track) return undefined;
  const { id: _id, ...choice } = track;
  return choice;
}
