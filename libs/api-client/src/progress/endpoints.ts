import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';
import { itemTag } from '../base/tagTypes.ts';
import { titleApi } from '../title/endpoints.ts';

export interface ProgressUpdate {
  /** The playable's `links.progress.href`. */
  readonly link: string;
  /** Where the viewer is; the call carries whole seconds, rounded down (PROG-06). */
  readonly seconds: number;
  /** Of this viewing. */
  readonly streamingSessionId: string;
  /** The playable's id: what we know of the title learns where he is. */
  readonly titleId?: string;
  /** For a page that is about to go away (PROG-05). */
  readonly isUnloading?: boolean;
}

/**
 * What we know of a title learns how far the viewer has come, without asking. Details are deduped for 120 s; one who comes back sooner
 * would start where he once was.
 */
export function noteProgress(titleId: string, seconds: number) {
  return titleApi.util.updateQueryData('getTitle', titleId, (title) => {
    const { durationSeconds } = title;
    const percent =
      durationSeconds === undefined || durationSeconds === 0
        ? (title.progress?.percent ?? 0)
        : Math.min(100, (100 * seconds) / durationSeconds);
    title.progress = { percent, seconds: Math.floor(seconds) };
  });
}

/**
 * A viewing is over: what is offered to go on with is old. It is asked for when nothing is on its way any more, so that it does not
 * overtake how far the viewing came.
 */
export function viewingIsOver() {
  return api.util.invalidateTags([itemTag('Swimlane', 'ContinueWatching')]);
}

const progressApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    saveProgress: build.mutation<null, ProgressUpdate>({
      ...reads(
        ({ link, seconds, streamingSessionId, isUnloading = false }: ProgressUpdate) => ({
          link,
          method: 'POST',
          body: { ProgressSeconds: Math.floor(seconds) },
          brandHeaders: { StreamingSessionId: streamingSessionId },
          needsToken: true,
          keepalive: isUnloading,
        }),
        nothing,
      ),
      onQueryStarted({ titleId, seconds }, { dispatch }) {
        if (titleId !== undefined) dispatch(noteProgress(titleId, seconds));
      },
      // Cover pages are deduped like details, and theirs says how far he is in each episode.
      invalidatesTags: (_done, error) => (error ? [] : ['CoverPage']),
    }),
  }),
});

export const { useSaveProgressMutation } = progressApi;
export const { saveProgress } = progressApi.endpoints;
