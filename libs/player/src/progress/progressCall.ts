import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ErrorReporter } from '@tv/analytics';
import { saveProgress, type StoreExtra } from '@tv/api-client';

/** How the store takes our calls. */
export type ApiDispatch = ThunkDispatch<unknown, StoreExtra, UnknownAction>;

export interface ProgressCallOptions {
  readonly dispatch: ApiDispatch;
  /** The playable's progress link (PROG-01). */
  readonly link: string;
  readonly titleId: string;
  /** Of this viewing (PROG-03). */
  readonly streamingSessionId: string;
  readonly reporter: ErrorReporter;
}

/** Saves progress at the server. A failure is logged and nothing more: playing goes on (PROG-08). */
export function createProgressCall({ dispatch, reporter, ...playable }: ProgressCallOptions) {
  return (seconds: number, isLast: boolean): void => {
    dispatch(saveProgress.initiate({ ...playable, seconds, isUnloading: isLast }, { track: false }))
      .unwrap()
      .catch((error: unknown) =>
        reporter.warn(`Progress was not saved: ${messageOf(error)}`, 'player.progress', error),
      );
  };
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
