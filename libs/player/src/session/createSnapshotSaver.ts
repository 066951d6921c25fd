import type { Clock } from '@tv/time';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import type { PageLifecycle } from '../pageLifecycle/pageLifecycle.ts';

/** Interval of snapshots during playback: a browser may end the page without notice. */
const SNAPSHOT_INTERVAL_MS = 5000;

/** Position of a playback session, to resume from. */
export interface PlaybackSnapshot {
  readonly position: number;
  /** Epoch milliseconds of a channel's current frame; undefined at the live edge. */
  readonly instant: number | undefined;
  readonly isPaused: boolean;
}

export interface SnapshotSaverOptions {
  readonly state: PlaybackEngine['state'];
  readonly clock: Pick<Clock, 'now'>;
  readonly page: Pick<PageLifecycle, 'onHidden'>;
  readonly hasStarted: () => boolean;
  /** Whether the user has paused. */
  readonly isPaused: () => boolean;
  readonly saveSnapshot: (snapshot: PlaybackSnapshot) => void;
}

/**
 * Saves a snapshot every few seconds, when playback pauses, and when the page is hidden.
 *
 * @returns stops it
 */
export function createSnapshotSaver(options: SnapshotSaverOptions): () => void {
  const { state, clock, page, hasStarted, isPaused, saveSnapshot } = options;
  let savedAt = -Infinity;
  const save = () => {
    if (!hasStarted()) return;
    savedAt = clock.now();
    const { position, absolutePosition, isAtLiveEdge } = state.get();
    const instant = isAtLiveEdge ? undefined : absolutePosition;
    saveSnapshot({ position, instant, isPaused: isPaused() });
  };
  const cleanups = [
    page.onHidden(save),
    state.subscribe('isPaused', save),
    state.subscribe('position', () => {
      if (clock.now() - savedAt >= SNAPSHOT_INTERVAL_MS) save();
    }),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
}
