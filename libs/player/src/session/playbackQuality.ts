import type { PlaybackEvent, RecordMeasurement } from '@tv/analytics';
import type { Clock } from '@tv/time';
import type { StreamReader } from '../engine/state/streamStore.ts';

interface PlaybackQualityOptions {
  readonly stream: StreamReader;
  readonly clock: Pick<Clock, 'now'>;
  readonly record: RecordMeasurement;
}

const toSeconds = (ms: number): number => Math.round(ms / 100) / 10;

/** Measures playback quality. Call it when playback is requested. */
export function measurePlaybackQuality({ stream, clock, record }: PlaybackQualityOptions) {
  let requestedAt: number | undefined = clock.now();
  let startupMs: number | undefined;
  let playedMs = 0;
  let stalledMs = 0;
  let stallCount = 0;
  let activity: 'none' | 'playing' | 'stalled' = 'none';
  let since = clock.now();

  function currentActivity(): typeof activity {
    const { phase, isPaused, isSeeking, isBuffering } = stream.get();
    if (phase !== 'ready' || isPaused || isSeeking) return 'none';
    if (!isBuffering) return 'playing';
    // Rebuffering after a seek is not a stall.
    return activity === 'none' ? 'none' : 'stalled';
  }

  function update(): void {
    const now = clock.now();
    const next = currentActivity();
    if (activity === 'playing') playedMs += now - since;
    if (activity === 'stalled') stalledMs += now - since;
    if (next === 'stalled' && activity !== 'stalled') stallCount += 1;
    if (requestedAt !== undefined && stream.get().phase === 'ready') {
      startupMs = now - requestedAt;
      requestedAt = undefined;
    }
    since = now;
    activity = next;
  }

  const keys = ['phase', 'isPaused', 'isSeeking', 'isBuffering'] as const;
  const cleanups = keys.map((key) => stream.subscribe(key, update));

  /** Records the measurements since the last flush, if any. */
  function flush(): void {
    update();
    const { playMode: mode, height, error } = stream.get();
    const isNew = requestedAt !== undefined || startupMs !== undefined || playedMs > 0 || stallCount > 0;
    const event: PlaybackEvent = {
      type: 'playback',
      mode,
      startupMs,
      playedSeconds: toSeconds(playedMs),
      stallCount,
      stalledSeconds: toSeconds(stalledMs),
      height,
      error,
    };
    if (isNew) record(event);
    requestedAt = undefined;
    startupMs = undefined;
    playedMs = 0;
    stalledMs = 0;
    stallCount = 0;
  }

  return {
    /** After a restore from the back/forward cache, `end` records only the rest. */
    handlePageHide: flush,
    end(): void {
      for (const cleanup of cleanups) cleanup();
      flush();
    },
  };
}
