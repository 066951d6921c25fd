import type { ApiError, Playback } from '@tv/api-client';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { EngineSource, PlaybackEngine } from '../engine/playbackEngine.ts';
import { recoverPlayback } from '../engine/recovery/recoverPlayback.ts';
import { createPreferenceCommands } from '../preference/createPreferenceCommands.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import { createEngineSource } from './createEngineSource.ts';
import { createSnapshotSaver, type PlaybackSnapshot } from './createSnapshotSaver.ts';
import { getRequestErrorCode } from './playbackRefusal.ts';
import type { PlaybackState } from './playbackState.ts';
import { reportPlayback, type PlaybackReportOptions } from './reportPlayback.ts';
import type { AnalyticsProgramme } from './streamAnalytics.ts';

export type PlaybackResult =
  | { readonly playback: Playback }
  | { readonly error: ApiError | undefined }
  | { readonly notSupported: true };

export interface PlayerOptions extends PlaybackReportOptions {
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
  readonly preference: PlayerPreference;
  readonly storage: KeyValueStorage;
  /** Called every few seconds and on page hide; with undefined at the end. */
  readonly saveSnapshot: (snapshot: PlaybackSnapshot | undefined) => void;
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

/** Combines engine, progress, analytics and preferences. */
export function createPlayer(options: PlayerOptions): Player {
  const { engine, fetchPlayback, saveSnapshot } = options;
  const { state } = engine;
  const preferences = createPreferenceCommands(engine, options.storage, options.preference);
  let { autoPlayRequested } = options.playback;
  let isOver = false;
  let hasStarted = false;
  let isKicked = false;

  const reports = reportPlayback(state, options);
  const cleanups = [
    createSnapshotSaver({
      ...options,
      state,
      hasStarted: () => hasStarted,
      isPaused: () => !autoPlayRequested,
    }),
    recoverPlayback({ ...options, reopen: openStream, isBlocked: () => isKicked }),
    // Media keys can start playback without our controls.
    state.subscribe('isPaused', () => {
      if (isKicked && !state.get().isPaused) engine.pause();
    }),
  ];

  /** Returns where to load: the start, then the current position; for a channel the instant or the live edge. */
  function getReopenPosition(): Pick<EngineSource, 'startAt' | 'startAtInstant'> {
    const { position, absolutePosition, isAtLiveEdge } = state.get();
    if (!hasStarted) return { startAt: options.startAt, startAtInstant: options.startAtInstant };
    if (options.startAt !== undefined) return { startAt: position, startAtInstant: undefined };
    return { startAt: undefined, startAtInstant: isAtLiveEdge ? undefined : absolutePosition };
  }

  /** Starts or retries. A retry plays even if the user had paused. */
  function start(): Promise<void> {
    if (state.get().phase === 'failed') autoPlayRequested = true;
    return openStream();
  }

  async function openStream(): Promise<void> {
    const startPosition = getReopenPosition();
    engine.setLoading(!autoPlayRequested);
    const result = await fetchPlayback();
    if (isOver || isKicked) return;
    if (!('playback' in result)) {
      engine.fail('notSupported' in result ? 'notSupported' : getRequestErrorCode(result.error));
      return;
    }
    const start = { ...startPosition, autoPlay: autoPlayRequested };
    await engine.load(createEngineSource(result.playback, preferences.current(), start));
    if (isOver) return;
    if (isKicked) engine.pause();
    if (state.get().phase === 'ready') hasStarted = true;
  }

  function kick() {
    if (isKicked || isOver) return;
    isKicked = true;
    autoPlayRequested = false;
    reports.suspend();
    engine.pause();
  }

  async function resumeAfterKick(): Promise<void> {
    if (!isKicked || isOver) return;
    isKicked = false;
    autoPlayRequested = true;
    reports.resume();
    await openStream();
  }

  function play() {
    if (isKicked) return;
    autoPlayRequested = true;
    engine.play();
  }

  return {
    start,
    sessionId: options.playback.sessionId,
    kick,
    resumeAfterKick,
    resendStreaming: reports.resendStreaming,
    showProgramme: reports.setProgramme,
    engine: {
      ...engine,
      ...preferences.commands,
      play,
      pause() {
        autoPlayRequested = false;
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
        autoPlayRequested = true;
        engine.seekToLiveEdge();
      },
    },
    async destroy() {
      if (isOver) return;
      isOver = true;
      reports.end();
      for (const cleanup of cleanups) cleanup();
      saveSnapshot(undefined);
      await engine.destroy();
    },
  };
}
