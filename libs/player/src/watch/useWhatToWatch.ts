import { isRequestError, useGetSeriesQuery, useGetTitleQuery, type TitleDetails } from '@tv/api-client';
import type { WatchKind } from '@tv/routes';
import { episodeToWatch } from './episodeToWatch.ts';

/** What an address leads to, as far as it is known. */
export type WhatToWatch =
  | {
      readonly state: 'there';
      readonly title: TitleDetails;
      /** Asks anew, since the title may have begun. Settles with the answer, never rejects. */
      readonly ask: () => Promise<unknown>;
    }
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** Asks for the title of a watch page: itself, or of a series the episode that is next for this viewer. */
export function useWhatToWatch(kind: WatchKind, id: string): WhatToWatch {
  const isSeries = kind === 'seriesoverview';
  const series = useGetSeriesQuery(id, { skip: !isSeries });
  const titleId = isSeries ? series.currentData && episodeToWatch(series.currentData) : id;
  const title = useGetTitleQuery(titleId ?? '', { skip: titleId === undefined });
  if (titleId !== undefined && title.currentData)
    return { state: 'there', title: title.currentData, ask: title.refetch };
  const { currentData, error, isFetching, refetch } = titleId === undefined ? series : title;
  // What failed while the viewer was on his way is asked for again, and may come now.
  if (isFetching || (!error && !currentData)) return { state: 'loading' };
  if (!error || isRequestError(error, 404)) return { state: 'missing' };
  return { state: 'failed', retry: () => void refetch() };
}
