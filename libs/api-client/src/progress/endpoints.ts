import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { itemTag } from '../base/tagTypes.ts';
import { parseNothing } from '../parse/parserOf.ts';
import { titleApi } from '../title/endpoints.ts';

export interface ProgressUpdate {
  /** The playable's `links.progress.href`. */
  readonly link: string;
  /** Playback position; sent as whole seconds, rounded down (PROG-06). */
  readonly seconds: number;
  readonly streamingSessionId: string;
  /** The playable's id, to update its cached details. */
  readonly titleId?: string;
  /** The page is being closed (PROG-05). */
  readonly isUnloading?: boolean;
}

/**
 * Writes the position into the cached details. Otherwise a user who returns within 120 s would resume at an old
 * position.
 */
export function updateCachedProgress(titleId: string, seconds: number) {
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
 * Invalidates Continue watching after playback. The refetch waits for pending requests, so it does not
 * overtake the last progress update.
 */
export function invalidateContinueWatching() {
  return api.util.invalidateTags([itemTag('Swimlane', 'ContinueWatching')]);
}

const progressApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    saveProgress: build.mutation({
      ...queryWithSchema(
        parseNothing,
        ({ link, seconds, streamingSessionId, isUnloading = false }: ProgressUpdate) => ({
          link,
          method: 'POST',
          body: { ProgressSeconds: Math.floor(seconds) },
          brandHeaders: { StreamingSessionId: streamingSessionId },
          needsToken: true,
          keepalive: isUnloading,
          isUnloading,
        }),
      ),
      onQueryStarted({ titleId, seconds }, { dispatch }) {
        if (titleId !== undefined) dispatch(updateCachedProgress(titleId, seconds));
      },
      // Cover pages contain the progress of each episode.
      invalidatesTags: (_done, error) => (error ? [] : ['CoverPage']),
    }),
  }),
});

export const { useSaveProgressMutation } = progressApi;
export const { saveProgress } = progressApi.endpoints;
