import {
  backOffMs,
  MISSING_PATIENCE_MS,
  MOST_SKIPS,
  PATIENCE_MS,
  SKIP_S,
  STALL_TIMEOUT_MS,
} from './backOff.ts';
import { isMissingSegment, isRefused, playbackErrorCode } from './engineError.ts';
import type { PlaybackErrorCode } from './playbackEngine.ts';
import type { StreamStore } from './streamStore.ts';
import type { MediaTime } from './streamTime.ts';

/** Segments appended without playback before they count as unplayable. */
const MOST_USELESS = 4;

/** Restarts of a stalled player before something has played again. */
const MOST_RESTARTS = 5;

/** A one-second timer this late means that the machine was asleep. */
const SLEPT_MS = 10_000;

interface NetworkLoss {
  readonly failedTimes: number;
  readonly error?: unknown;
  /** Whether playback was at the live edge when the first request failed. */
  readonly isAtEdge?: boolean;
  readonly timer?: ReturnType<typeof setTimeout>;
}

interface PatienceOptions {
  readonly state: StreamStore;
  readonly mediaTime: () => MediaTime;
  readonly retry: () => void;
  /** Seeks the media element. */
  readonly goTo: (time: number) => void;
  /** Since when no request is in flight (`performance.now()`), if known. */
  readonly idleSince: () => number | undefined;
  /**
   * Restarts a player that buffers without requests, or cannot play what it received.
   *
   * @param attempt 1 for the first restart since playback
   */
  readonly restart: (attempt: number) => void;
  readonly fail: (error: PlaybackErrorCode, cause: unknown) => void;
}

/** Handles failed requests, stalls and missing segments. */
export interface NetworkPatience {
  lost(error: unknown): void;
  arrived(): void;
  /** Playback progresses: clears the failure and its counters. */
  came(): void;
  /** Retries at once and resets the backoff. */
  retry(): void;
  forget(): void;
  /** Call once a second. */
  check(): void;
  stop(): void;
}

/** Creates the network recovery policy: retry with backoff, then skip, restart or fail. */
export function createNetworkPatience({
  state,
  mediaTime,
  retry,
  goTo,
  idleSince,
  restart,
  fail,
}: PatienceOptions): NetworkPatience {
  let loss: NetworkLoss = { failedTimes: 0 };
  let skips = 0;
  let emptySince = performance.now();
  let skippedAt = emptySince;
  let tickedAt = emptySince;
  let arrivals = 0;
  let restarts = 0;
  let restartedAt = emptySince;

  function begin(now = performance.now()) {
    emptySince = now;
    skippedAt = now;
    arrivals = 0;
  }

  function askAgain() {
    clearTimeout(loss.timer);
    if (loss.failedTimes > 0) retry();
  }

  function skipTo(time: number) {
    skippedAt = performance.now();
    arrivals = 0;
    goTo(time);
    askAgain();
  }

  /**
   * Skips a missing segment. At the live edge it waits; playback that was at the edge moves to the new edge,
   * since an encoder never produces what it missed.
   */
  function passWhatIsMissing() {
    const { currentTime, seekEnd } = mediaTime();
    if (currentTime + SKIP_S >= seekEnd) return;
    if (loss.isAtEdge === true) return skipTo(seekEnd);
    if (skips >= MOST_SKIPS) return fail('media', loss.error);
    skips += 1;
    emptySince = performance.now();
    skipTo(currentTime + SKIP_S);
  }

  /** True if nothing is requested, or segments are unplayable. */
  function isStalled(now: number): boolean {
    if (loss.failedTimes > 0 || restarts >= MOST_RESTARTS) return false;
    const since = arrivals >= MOST_USELESS ? emptySince : idleSince();
    return since !== undefined && now - Math.max(since, emptySince, restartedAt) > STALL_TIMEOUT_MS;
  }

  return {
    lost(error) {
      clearTimeout(loss.timer);
      const failedTimes = loss.failedTimes + 1;
      const isAtEdge = loss.isAtEdge ?? state.get().isAtLiveEdge;
      loss = { failedTimes, error, isAtEdge, timer: setTimeout(askAgain, backOffMs(failedTimes)) };
      state.set({ isFetchFailing: true, isRefused: state.get().isRefused || isRefused(error) });
    },
    arrived: () => void (arrivals += 1),
    came() {
      clearTimeout(loss.timer);
      loss = { failedTimes: 0 };
      skips = 0;
      restarts = 0;
      arrivals = 0;
      state.set({ isFetchFailing: false, isRefused: false, isStalled: false });
    },
    retry() {
      begin();
      restarts = 0;
      askAgain();
    },
    forget() {
      clearTimeout(loss.timer);
      loss = { failedTimes: 0 };
      skips = 0;
    },
    /** Timeouts count only while playback is empty and the machine is awake. */
    check() {
      const now = performance.now();
      const hasSlept = now - tickedAt > SLEPT_MS;
      tickedAt = now;
      const { phase, isBuffering } = state.get();
      const isEmpty = (phase === 'ready' || phase === 'ended') && isBuffering;
      if (!isEmpty || hasSlept) return begin(now);
      const { failedTimes, error } = loss;
      if (now - emptySince > PATIENCE_MS) {
        const unknown = state.get().isStalled ? 'media' : 'network';
        fail(failedTimes > 0 ? playbackErrorCode(error) : unknown, error);
      } else if (isStalled(now)) {
        restarts += 1;
        restartedAt = now;
        arrivals = 0;
        state.set({ isStalled: true });
        restart(restarts);
      } else if (isMissingSegment(error) && now - skippedAt > MISSING_PATIENCE_MS) passWhatIsMissing();
    },
    stop: () => clearTimeout(loss.timer),
  };
}
