import { QueryStatus } from '@reduxjs/toolkit/query';
import type { CombinedState } from '@reduxjs/toolkit/query/react';
import { isRequestError } from './apiError.ts';
import type { TagType } from './tagTypes.ts';

/** The API state of the store; as embedded in a page, only its settled queries. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- all endpoints are injected, so these are empty
export type DehydratedQueries = CombinedState<{}, TagType, 'api'>;

type Entry = DehydratedQueries['queries'][string];

/** Returns whether a query has a result. A 404 counts, since the app renders the same not-found page. */
function isSettled(entry: Entry): boolean {
  return (
    entry?.status === QueryStatus.fulfilled ||
    (entry?.status === QueryStatus.rejected && isRequestError(entry.error, 404))
  );
}

/** Returns the settled queries of a store, for embedding in the rendered page. */
export function dehydrateQueries(state: DehydratedQueries): DehydratedQueries {
  const answers = Object.entries(state.queries).filter(([, entry]) => isSettled(entry));
  return { ...state, queries: Object.fromEntries(answers), mutations: {}, subscriptions: {} };
}

/**
 * Prepares embedded queries for the store, with local timestamps.
 *
 * @param now epoch milliseconds on this machine's clock. Clamps timestamps of a server with a faster clock, which
 * would stay fresh too long
 * @param isOutdated whether components refetch the data when they mount; it is visible meanwhile
 */
export function rehydrateQueries(
  answers: DehydratedQueries,
  now: number,
  isOutdated: boolean,
): DehydratedQueries {
  const dated = Object.entries(answers.queries).map(([key, entry]): [string, Entry] => {
    // A 404 is fresh for as long as data and is not refetched at once.
    if (entry?.status === QueryStatus.rejected)
      return [key, { ...entry, fulfilledTimeStamp: isOutdated ? 0 : now }];
    if (entry?.status !== QueryStatus.fulfilled) return [key, entry];
    const fulfilledTimeStamp = isOutdated ? 0 : Math.min(entry.fulfilledTimeStamp, now);
    // Otherwise the store would traverse all of it, to freeze it.
    Object.freeze(entry.data);
    return [key, { ...entry, fulfilledTimeStamp }];
  });
  return { ...answers, queries: Object.fromEntries(dated) };
}
