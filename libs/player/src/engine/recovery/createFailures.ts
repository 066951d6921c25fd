import type { PlaybackErrorCode } from '../playbackEngine.ts';
import type { StreamStore } from '../state/streamStore.ts';
import { formatErrorCodes, isCdnRefusal } from './engineError.ts';

export interface Failures {
  /** Ends playback with an error. */
  readonly fail: (error: PlaybackErrorCode, cause?: unknown) => void;
  /** Also reports it, unless it is the last reported one. */
  readonly failAndReport: (error: PlaybackErrorCode, cause?: unknown) => void;
  /** Playback progresses: the next failure is reported. */
  readonly handleProgress: () => void;
}

/**
 * @param onFail called before the state changes
 * @param report called with the error's codes
 */
export function createFailures(
  state: StreamStore,
  onFail: () => void,
  report: (error: PlaybackErrorCode, codes: string) => void,
): Failures {
  let lastReported: string | undefined;
  function fail(error: PlaybackErrorCode, cause?: unknown) {
    onFail();
    state.set({
      phase: 'failed',
      error,
      isBuffering: false,
      isFetchFailing: false,
      isStalled: false,
      isRefused: state.get().isRefused || isCdnRefusal(cause),
    });
  }
  return {
    fail,
    failAndReport(error, cause) {
      const codes = formatErrorCodes(cause);
      if (lastReported !== error + codes) report(error, codes);
      lastReported = error + codes;
      fail(error, cause);
    },
    handleProgress: () => void (lastReported = undefined),
  };
}
