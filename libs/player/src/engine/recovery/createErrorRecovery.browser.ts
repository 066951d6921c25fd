import type { EngineSource } from '../playbackEngine.ts';
import type { Seeking } from '../shaka/createSeeking.browser.ts';
import type { MediaClock } from '../state/createMediaClock.browser.ts';
import type { StreamStore } from '../state/streamStore.ts';
import type { Failures } from './createFailures.ts';
import { createDecodeRecovery } from './decodeRecovery.ts';
import {
  isAborted,
  isDecodeError,
  isDrmError,
  isRecovered,
  isRetryable,
  playbackErrorCode,
} from './engineError.ts';
import type { ManifestFailover } from './manifestFailover.browser.ts';
import { createNetworkRecovery } from './networkRecovery.browser.ts';

/** What the engine's parts share. */
export interface EngineParts {
  readonly video: HTMLVideoElement;
  readonly state: StreamStore;
  readonly clock: MediaClock;
  readonly seeking: Seeking;
  readonly failures: Failures;
  readonly manifests: ManifestFailover;
}

interface ErrorRecoveryOptions extends EngineParts {
  readonly getSource: () => EngineSource | undefined;
  readonly load: (source: EngineSource) => Promise<void>;
  readonly abortLoad: () => void;
  /** See `createNetworkRecovery`. */
  readonly getIdleSince: () => number | undefined;
}

export type ErrorRecovery = ReturnType<typeof createErrorRecovery>;

/** Recovers from errors during playback: other manifest, reload, retry; or fails. */
export function createErrorRecovery(options: ErrorRecoveryOptions) {
  const { video, state, clock, seeking, failures, manifests, getSource, load, abortLoad } = options;
  const nextAttempt = createDecodeRecovery();
  const network = createNetworkRecovery(options, options.getIdleSince, restart);
  let reloadedSource: EngineSource | undefined;

  /** Reloads a source at the current position plus `skipped` seconds, or at the live edge. */
  function reload(source: EngineSource, skipped = 0) {
    const { playMode, position, isAtLiveEdge, absolutePosition, isPaused } = state.get();
    const isOnDemand = playMode === 'ondemand';
    const instant = absolutePosition === undefined ? undefined : absolutePosition + skipped * 1000;
    reloadedSource = {
      ...source,
      startAt: isOnDemand ? position + skipped : undefined,
      startAtInstant: isOnDemand || isAtLiveEdge ? undefined : instant,
      autoPlay: !isPaused,
    };
    void load(reloadedSource);
  }

  /** Reloads at another position if a reload is in progress, so that a seek is not lost. */
  function seekDuringReload(target: number) {
    const source = getSource();
    const { phase, playMode, position, duration, absolutePosition } = state.get();
    if (!source || source !== reloadedSource || phase !== 'loading') return;
    const newPosition = Math.min(duration, Math.max(0, target));
    state.set({
      position: newPosition,
      absolutePosition:
        absolutePosition === undefined ? undefined : absolutePosition + (newPosition - position) * 1000,
      isAtLiveEdge: playMode !== 'ondemand' && newPosition === duration,
    });
    reload(source);
  }

  /** Applies the decode recovery policy. Returns false if it gives up. */
  function recoverFromDecodeError(): boolean {
    const source = getSource();
    if (!source) return false;
    const position = clock.hasPosition() ? state.get().position : (source.startAt ?? state.get().position);
    const nextPosition = nextAttempt(position);
    if (nextPosition === undefined) return false;
    state.set({ position });
    reload(source, nextPosition - position);
    return true;
  }

  /** Seeks to the current time at first, so that Shaka requests missing data; then reloads. */
  function restart(attempt: number) {
    if (attempt === 1) {
      seeking.retry();
      seeking.seekTo(video.currentTime);
    } else if (recoverFromDecodeError()) {
      state.set({ isStalled: true });
    } else if (!state.get().isAtLiveEdge) {
      // Keep waiting at the live edge: the encoder may resume.
      failures.failAndReport('media');
    }
  }

  return {
    network,
    recoverFromDecodeError,
    seekDuringReload,
    /** Handles Shaka's `error` event. */
    handleEvent: (event: Event) => {
      const error: unknown = 'detail' in event ? event.detail : undefined;
      if (isAborted(error) || isRecovered(error)) return;
      // A load rejects, but native HLS loads without its licence.
      if (state.get().phase === 'loading' && isDrmError(error)) {
        abortLoad();
        return failures.failAndReport(playbackErrorCode(error), error);
      }
      if (!clock.isPlayable()) return;
      const source = getSource();
      const fallbackSource = source && manifests.handleError(error, source);
      if (fallbackSource) return reload(fallbackSource);
      if (isDecodeError(error) && recoverFromDecodeError()) return;
      if (isRetryable(error)) network.handleError(error);
      else failures.failAndReport(playbackErrorCode(error), error);
    },
  };
}
