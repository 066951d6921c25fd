import { QueryStatus } from '@reduxjs/toolkit/query';
import type { CombinedState } from '@reduxjs/toolkit/query/react';
import { isRequestError } from './apiError.ts';
import type { TagType } from './tagTypes.ts';

/** The API state of the store; as embedded in a page, only its settled queries. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- all endpoints are injected, so these are empty
export type ServedAnswers = CombinedState<{}, TagType, 'api'>;

type Entry = ServedAnswers['queries'][string];

/** A 404 is a result: the app renders the same not-found page. Other errors are left to the client. */
function isAnswer(entry: Entry): boolean {
  return (
    entry?.status === QueryStatus.fulfilled ||
    (entry?.status === QueryStatus.rejected && isRequestError(entry.error, 404))
  );
}

/** The settled queries of a store, for embedding in the rendered page. */
export function servedAnswers(state: ServedAnswers): ServedAnswers {
  const answers = Object.entries(state.queries).filter(([, entry]) => isAnswer(entry));
  return { ...state, queries: Object.fromEntries(answers), mutations: {}, subscriptions: {} };
}

/**
 * Embedded queries with local timestamps, ready for the store.
 *
 * @param now epoch milliseconds on this machine's clock. Clamps timestamps of a server with a clock ahead of
 *   it, which would count as fresh for too long
 */
export function datedAnswers(answers: ServedAnswers, now: number): ServedAnswers {
  const dated = Object.entries(answers.queries).map(([key, entry]): [string, Entry] => {
    // A 404 is fresh for as long as data and is not refetched at once.
    if (entry?.status === QueryStatus.rejected) return [key, { ...entry, fulfilledTimeStamp: now }];
    if (entry?.status !== QueryStatus.fulfilled) return [key, entry];
    return [key, { ...entry, fulfilledTimeStamp: Math.min(entry.fulfilledTimeStamp, now) }];
  });
  return { ...answers, queries: Object.fromEntries(dated) };
}
