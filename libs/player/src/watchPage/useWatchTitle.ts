import { useState } from 'react';
import { isRequestError, useGetSeriesQuery, useGetTitleQuery } from '@tv/api-client';
import type { WatchKind } from '@tv/routes';
import { findEpisodeToWatch } from './episodeToWatch.ts';

interface SeriesVisit {
  readonly id: string;
  /** Timestamp of the response cached on arrival. */
  readonly cachedAt: number | undefined;
  readonly episode?: string;
}

/** Fetches the title of a watch page. Fixes a series' next episode on arrival, since watching changes it. */
export function useWatchTitle(kind: WatchKind, id: string) {
  const isSeries = kind === 'seriesoverview';
  const series = useGetSeriesQuery(id, { skip: !isSeries });
  const { fulfilledTimeStamp } = series;
  const next = series.currentData && findEpisodeToWatch(series.currentData);
  const [visit, setVisit] = useState<SeriesVisit>({ id, cachedAt: fulfilledTimeStamp });
  if (visit.id !== id) setVisit({ id, cachedAt: fulfilledTimeStamp });
  else if (visit.episode === undefined && next !== undefined && fulfilledTimeStamp !== visit.cachedAt)
    setVisit({ ...visit, episode: next });
  const titleId = isSeries ? (visit.episode ?? next) : id;
  const title = useGetTitleQuery(titleId ?? '', { skip: titleId === undefined });
  if (titleId !== undefined && title.currentData)
    return { state: 'there', title: title.currentData, refetch: title.refetch } as const;
  const { currentData, error, isFetching, refetch } = titleId === undefined ? series : title;
  // A failed prefetch is retried here.
  if (isFetching || (!error && !currentData)) return { state: 'loading' } as const;
  if (!error || isRequestError(error, 404)) return { state: 'missing' } as const;
  // The session has expired and could not be renewed.
  if (isRequestError(error, 401)) return { state: 'signedOut' } as const;
  return { state: 'failed', retry: () => void refetch() } as const;
}
