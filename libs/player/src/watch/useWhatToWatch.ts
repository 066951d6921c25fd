import { useState } from 'react';
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
  /** The session has ended, and could not be renewed. */
  | { readonly state: 'signedOut' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** The address of a series. */
interface Opened {
  readonly id: string;
  /** When the answer came that was there already. */
  readonly before: number | undefined;
  /** What is watched there. */
  readonly episode?: string;
}

/**
 * Asks for the title of a watch page: itself, or of a series the episode that is next for this viewer. Which one that is holds for as
 * long as the address does, from the first answer that has come since: who watches it moves on what is next.
 */
export function useWhatToWatch(kind: WatchKind, id: string): WhatToWatch {
  const isSeries = kind === 'seriesoverview';
  const series = useGetSeriesQuery(id, { skip: !isSeries });
  const { fulfilledTimeStamp } = series;
  const next = series.currentData && episodeToWatch(series.currentData);
  const [opened, setOpened] = useState<Opened>({ id, before: fulfilledTimeStamp });
  if (opened.id !== id) setOpened({ id, before: fulfilledTimeStamp });
  else if (opened.episode === undefined && next !== undefined && fulfilledTimeStamp !== opened.before)
    setOpened({ ...opened, episode: next });
  const titleId = isSeries ? (opened.episode ?? next) : id;
  const title = useGetTitleQuery(titleId ?? '', { skip: titleId === undefined });
  if (titleId !== undefined && title.currentData)
    return { state: 'there', title: title.currentData, ask: title.refetch };
  const { currentData, error, isFetching, refetch } = titleId === undefined ? series : title;
  // What failed while the viewer was on his way is asked for again, and may come now.
  if (isFetching || (!error && !currentData)) return { state: 'loading' };
  if (!error || isRequestError(error, 404)) return { state: 'missing' };
  if (isRequestError(error, 401)) return { state: 'signedOut' };
  return { state: 'failed', retry: () => void refetch() };
}
