import type { PlaybackErrorCode } from '../playbackEngine.ts';
import type { StreamStore } from '../state/streamStore.ts';
import { formatErrorCodes, isCdnRefusal } from './engineError.ts';

export type Failures = ReturnType<typeof createFailures>;

/**
 * @param onFail called before the state changes
 * @param report called with the error's codes
 */
export function createFailures(
  state: StreamStore,
  onFail: () => void,
  report: (error: PlaybackErrorCode, codes: string) => void,
) {
  let lastReported: string | undefined;
  /** Ends playback with an error. */
  function fail(error: PlaybackErrorCode, cause?: unknown) {
    onFail();
    state.set({
      phase: 'failed',
      error,
      isPaused: true,
      isBuffering: false,
      isFetchFailing: false,
      isStalled: false,
      isRefused: state.get().isRefused || isCdnRefusal(cause),
    });
  }
  return {
    fail,
    /** Also reports it, unless it is the last reported one. */
    failAndReport: (error: PlaybackErrorCode, cause?: unknown) => {
      const codes = formatErrorCodes(cause);
      if (lastReported !== error + codes) report(error, codes);
      lastReported = error + codes;
      fail(error, cause);
    },
    /** Playback progresses: the next failure is reported. */
    handleProgress: () => void (lastReported = undefined),
  };
}
