import {
  getRequestBackoffMs,
  MISSING_SEGMENT_TIMEOUT_MS,
  MAX_SKIPS,
  NETWORK_TIMEOUT_MS,
  SKIP_S,
  STALL_TIMEOUT_MS,
} from './backoff.ts';
import type { EngineParts } from './createErrorRecovery.browser.ts';
import { isMissingSegment, isCdnRefusal, playbackErrorCode } from './engineError.ts';

/** Segments appended without playback before they count as unplayable. */
const MAX_UNPLAYABLE_SEGMENTS = 4;

/** Restarts of a stalled player before something has played again. */
const MAX_RESTARTS = 5;

/** A one-second timer this late means that the machine was asleep. */
const SLEEP_THRESHOLD_MS = 10_000;

interface NetworkLoss {
  readonly failureCount: number;
  readonly error?: unknown;
  /** Whether playback was at the live edge when the first request failed. */
  readonly isAtEdge?: boolean;
  readonly timer?: ReturnType<typeof setTimeout>;
}

/**
 * Handles failed requests, stalls and missing segments: retries with backoff, then skips, restarts or fails.
 *
 * @param getIdleSince start of the time without requests (`performance.now()`), if known
 * @param restart restarts a player that buffers without requests or with unplayable segments; 1 is the first restart
 * since playback
 */
export function createNetworkRecovery(
  { state, clock, seeking, failures }: Omit<EngineParts, 'video' | 'manifests'>,
  getIdleSince: () => number | undefined,
  restart: (attempt: number) => void,
) {
  const { failAndReport } = failures;
  let loss: NetworkLoss = { failureCount: 0 };
  let skips = 0;
  let bufferingSince = performance.now();
  let skippedAt = bufferingSince;
  let lastCheckAt = bufferingSince;
  let segmentsAppended = 0;
  let restarts = 0;
  let restartedAt = bufferingSince;

  function restartTimers(now = performance.now()) {
    bufferingSince = now;
    skippedAt = now;
    segmentsAppended = 0;
  }

  function retryNow() {
    clearTimeout(loss.timer);
    if (loss.failureCount > 0) seeking.retry();
  }

  function skipTo(time: number) {
    skippedAt = performance.now();
    segmentsAppended = 0;
    seeking.seekTo(time);
    retryNow();
  }

  /**
   * Skips a missing segment. Waits at the live edge; playback that was at the edge moves to the new edge, since an
   * encoder never fills gaps.
   */
  function skipMissingSegment() {
    const { currentTime, seekEnd } = clock.getMediaTime();
    if (currentTime + SKIP_S >= seekEnd) return;
    if (loss.isAtEdge === true) return skipTo(seekEnd);
    if (skips >= MAX_SKIPS) return failAndReport('media', loss.error);
    skips += 1;
    bufferingSince = performance.now();
    skipTo(currentTime + SKIP_S);
  }

  /** True if nothing is requested, or segments are unplayable. */
  function isStalled(now: number): boolean {
    if (loss.failureCount > 0 || restarts >= MAX_RESTARTS) return false;
    const since = segmentsAppended >= MAX_UNPLAYABLE_SEGMENTS ? bufferingSince : getIdleSince();
    return since !== undefined && now - Math.max(since, bufferingSince, restartedAt) > STALL_TIMEOUT_MS;
  }

  return {
    handleError(error: unknown) {
      clearTimeout(loss.timer);
      const { isAtLiveEdge, isRefused } = state.get();
      const failureCount = loss.failureCount + 1;
      const timer = setTimeout(retryNow, getRequestBackoffMs(failureCount));
      loss = { failureCount, error, isAtEdge: loss.isAtEdge ?? isAtLiveEdge, timer };
      state.set({ isFetchFailing: true, isRefused: isRefused || isCdnRefusal(error) });
    },
    handleSegmentAppended: () => void (segmentsAppended += 1),
    /** Playback progresses: clears the failure and its counters. */
    handleProgress() {
      clearTimeout(loss.timer);
      loss = { failureCount: 0 };
      skips = 0;
      restarts = 0;
      segmentsAppended = 0;
      state.set({ isFetchFailing: false, isRefused: false, isStalled: false });
    },
    /** Retries at once and resets the backoff. */
    retry() {
      restartTimers();
      restarts = 0;
      retryNow();
    },
    reset() {
      clearTimeout(loss.timer);
      loss = { failureCount: 0 };
      skips = 0;
    },
    /** Call once a second. Timeouts count only while playback is empty and the machine is awake. */
    check() {
      const now = performance.now();
      const hasSlept = now - lastCheckAt > SLEEP_THRESHOLD_MS;
      lastCheckAt = now;
      const { phase, isBuffering } = state.get();
      const isEmpty = (phase === 'ready' || phase === 'ended') && isBuffering;
      if (!isEmpty || hasSlept) return restartTimers(now);
      const { failureCount, error } = loss;
      if (now - bufferingSince > NETWORK_TIMEOUT_MS) {
        const unknown = state.get().isStalled ? 'media' : 'network';
        failAndReport(failureCount > 0 ? playbackErrorCode(error) : unknown, error);
      } else if (isStalled(now)) {
        restarts += 1;
        restartedAt = now;
        segmentsAppended = 0;
        state.set({ isStalled: true });
        restart(restarts);
      } else if (isMissingSegment(error) && now - skippedAt > MISSING_SEGMENT_TIMEOUT_MS)
        skipMissingSegment();
    },
    stop: () => clearTimeout(loss.timer),
  };
}
