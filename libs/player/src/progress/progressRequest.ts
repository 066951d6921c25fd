import type { ErrorReporter } from '@tv/analytics';
import { saveProgress, type ApiDispatch } from '@tv/api-client';

export interface ProgressRequestOptions {
  readonly dispatch: ApiDispatch;
  /** The playable's progress link (PROG-01). */
  readonly link: string;
  readonly titleId: string;
  /** Id of this playback session (PROG-03). */
  readonly streamingSessionId: string;
  readonly reporter: ErrorReporter;
}

/** Saves progress on the server. Failures are only logged (PROG-08). */
export function createProgressRequest({ dispatch, reporter, ...playable }: ProgressRequestOptions) {
  return (seconds: number, isLast: boolean): void => {
    dispatch(saveProgress.initiate({ ...playable, seconds, isUnloading: isLast }, { track: false }))
      .unwrap()
      .catch((error: unknown) =>
        reporter.warn(`Progress was not saved: ${getErrorMessage(error)}`, 'player.progress', error),
      );
  };
}

function getErrorMessage(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
