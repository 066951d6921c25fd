import { QueryStatus } from '@reduxjs/toolkit/query';
import type { CombinedState } from '@reduxjs/toolkit/query/react';
import { isRequestError } from './apiError.ts';
import type { TagType } from './tagTypes.ts';

/** What servers have said, as the store keeps it; as a page carries it, only the answers. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the API's own definitions are none: all are injected
export type ServedAnswers = CombinedState<{}, TagType, 'api'>;

type Entry = ServedAnswers['queries'][string];

/** What is not there is an answer, too: the app draws the same not-found page. Any other failure it meets for itself. */
function isAnswer(entry: Entry): boolean {
  return (
    entry?.status === QueryStatus.fulfilled ||
    (entry?.status === QueryStatus.rejected && isRequestError(entry.error, 404))
  );
}

/** The answers of a store, for the page that was drawn from it. */
export function servedAnswers(state: ServedAnswers): ServedAnswers {
  const answers = Object.entries(state.queries).filter(([, entry]) => isAnswer(entry));
  return { ...state, queries: Object.fromEntries(answers), mutations: {}, subscriptions: {} };
}

/**
 * The answers as the store takes them.
 *
 * @param now  epoch milliseconds as this machine shows them. No answer is younger than that, whatever the server's
 *   machine showed: it would count as fresh for too long
 */
export function datedAnswers(answers: ServedAnswers, now: number): ServedAnswers {
  const dated = Object.entries(answers.queries).map(([key, entry]): [string, Entry] => {
    // What is not there has been answered as well: it counts as fresh for as long, and is not asked for at once.
    if (entry?.status === QueryStatus.rejected) return [key, { ...entry, fulfilledTimeStamp: now }];
    if (entry?.status !== QueryStatus.fulfilled) return [key, entry];
    return [key, { ...entry, fulfilledTimeStamp: Math.min(entry.fulfilledTimeStamp, now) }];
  });
  return { ...answers, queries: Object.fromEntries(dated) };
}
