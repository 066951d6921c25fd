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

/** The answer to "how is it played": what the server said, or why it did not. */
export type PlaybackAnswer =
  | { readonly playback: Playback }
  | { readonly error: ApiError | undefined }
  | { readonly notSupported: true };

export interface PlayerOptions {
  readonly engine: PlaybackEngine;
  /** As it was opened (PLAY-07). */
  readonly playback: PlaybackState;
  /** Seconds from the start of the stream; undefined for the live edge. */
  readonly startAt: number | undefined;
  /** Epoch milliseconds of the picture to begin with, instead of the live edge. */
  readonly startAtInstant?: number | undefined;
  /** Asks the server how to play. Asked anew for each attempt, since its tickets run out. Never rejects. */
  readonly askPlayback: () => Promise<PlaybackAnswer>;
  /** Renews the session once. Never rejects. */
  readonly renewSession: () => Promise<boolean>;
  /** Undefined where a title has no progress to keep. */
  readonly saveProgress: ((seconds: number, isLast: boolean) => void) | undefined;
  /** The viewing is over, and the last of its progress is on its way. */
  readonly onEnd?: (() => void) | undefined;
  readonly isSignedIn: () => boolean;
  readonly preference: PlayerPreference;
  readonly storage: PreferenceStorage;
  /** Undefined for what the reports have no word for. */
  readonly content: WatchedContent | undefined;
  /** Where it is: every few seconds and when the page goes; nothing once the viewing is over, which then has no place to come back to. */
  readonly notePlace: (place: ViewingPlace | undefined) => void;
  /** What the server is told is streamed. */
  readonly streaming: Streaming;
  /** Of a channel as it is broadcast. */
  readonly channelId: string | undefined;
  /** Tells the server over the socket. */
  readonly emit: (event: OutgoingEvent) => void;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
  readonly page: PageEvents;
}

/** Where a viewing is. */
export interface ViewingPlace {
  /** Seconds from the start of the stream. */
  readonly position: number;
  /** Epoch milliseconds of the picture, of what is broadcast; undefined at the live edge. */
  readonly instant: number | undefined;
  readonly isPaused: boolean;
}

/** One viewing of one title. */
export interface Player {
  /** What the controls work: the engine, with what the viewer chose and asked for remembered. */
  readonly engine: PlaybackEngine;
  /** Names this viewing towards the server. */
  readonly sessionId: string | undefined;
  /** Begins, or tries again after a failure, where it was. Never rejects. */
  readonly start: () => Promise<void>;
  /** The server has stopped it: it stands still where it is, which is saved, whatever anybody presses. */
  readonly kick: () => void;
  /** Goes on after a kick, opened anew where it was. Never rejects. */
  readonly goOn: () => Promise<void>;
  /** Tells the server anew what is streamed: it has lost sight of it. */
  readonly tellAgain: () => void;
  /** Of a channel another programme is on: to the reports it is another viewing. */
  readonly showProgramme: (programme: ShownProgramme) => void;
  /** Saves, reports and lets go. Wait for it before the next. */
  readonly destroy: () => Promise<void>;
}

/** No access a second time within this time (ms) is meant. */
const RENEWAL_PAUSE_MS = 60_000;

/** Fresh addresses are fetched at most this often (ms) when the CDN refuses them: after that a refusal is waited out. */
const FRESH_ADDRESSES_PAUSE_MS = 60_000;

/** How often (ms) the position is noted while it changes: a browser may end the page without notice. */
const NOTE_INTERVAL_MS = 5000;

/** What failed for want of a network is opened anew after so long (ms), and up to half as long again, so that not all come at once. */
const REST_MS = 60_000;

/**
 * Puts a viewing together: engine, progress, reports, preference, and one more try with a renewed session when
 * access is refused in the middle of playing.
 */
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
  /** The server has stopped it, and the viewer has not gone on. */
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
    // What failed for want of a network plays on where it was, without the viewer's doing.
    page.onReturning(() => {
      if (lacksNetwork()) void open();
      else if (!isKicked) engine.retry();
    }),
    // But no browser tells of a network that was lost behind the router: for who looks it is tried now and then.
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
    // A keyboard has keys that work the picture past us.
    state.subscribe('isPaused', () => {
      if (isKicked && !state.get().isPaused) engine.pause();
    }),
  ];

  /**
   * A refusal may be over with a renewed session: until that is known he waits, and is told of nothing. Where it cannot
   * be renewed, and the viewer's sign-in has ended, he is not told that he may not see this, but that he has to sign in.
   */
  async function regainAccess(): Promise<void> {
    const { error } = state.get();
    // Who was stopped is refused, too.
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

  /** The CDN refuses: how to play is fetched again, and opened where it was. What is refused even then is waited for. */
  function fetchFreshAddresses(): void {
    if (isKicked || !state.get().isRefused || clock.now() - refetchedAt < FRESH_ADDRESSES_PAUSE_MS) return;
    refetchedAt = clock.now();
    void open();
  }

  /** Whether it failed for a reason that may pass without the user: a network that is away, or a CDN that refuses. */
  function lacksNetwork(): boolean {
    const { phase, error, isRefused } = state.get();
    if (isKicked || phase !== 'failed') return false;
    return error === 'network' || (error === 'media' && isRefused);
  }

  /** Nothing is saved for who is not signed in (PROG-07); that it is lost is told once. */
  function mayKeepProgress(): boolean {
    if (isSignedIn()) return true;
    if (!hasToldOfProgress) reporter.warn('The sign-in has ended: progress is lost', 'player.progress');
    hasToldOfProgress = true;
    return false;
  }

  /**
   * Where to begin; anew, where it was. A channel's window moves on while it is away, so of a channel the instant
   * counts; who was at the edge goes on at the edge.
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

  /** Who tries again wants it to play, also when he had paused it. */
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
      /** Who goes back from the end wants to see it. */
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

/** What of a chosen track is looked for in the next title. */
function choiceOf(tracks: readonly MediaTrack[], id: string | undefined): TrackChoice | undefined {
  const track = tracks.find((one) => one.id === id);
  if (!track) return undefined;
  const { id: _id, ...choice } = track;
  return choice;
}
