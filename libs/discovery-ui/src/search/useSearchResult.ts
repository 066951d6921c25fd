import { useEffect, useRef } from 'react';
import { useReporter } from '@tv/analytics';
import {
  abortSearch,
  useSearchQuery,
  type ApiError,
  type SearchResult,
  useApiDispatch,
} from '@tv/api-client';
import { isResultFor } from './toSearchQuery.ts';

/** `failed` stays while a retry is loading. */
export type SearchState =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly result: SearchResult }
  | { readonly state: 'failed'; readonly error: unknown };

/** RTK Query reports aborted requests as errors. */
const ABORT_ERROR_NAMES: readonly string[] = ['AbortError', 'AbortedError'];

function hasFailed(error: ApiError | { readonly name?: string | undefined } | undefined): boolean {
  return error !== undefined && !ABORT_ERROR_NAMES.includes(error.name ?? '');
}

/** Queries the results and aborts the previous query. A result for another query is reported as a failure. */
export function useSearchResult(query: string): {
  readonly searchState: SearchState;
  readonly isFetching: boolean;
  readonly retry: () => void;
} {
  const dispatch = useApiDispatch();
  const reporter = useReporter();
  const { currentData, error, isFetching, refetch } = useSearchQuery(query);
  const previousQuery = useRef<string>(undefined);
  // After the effect that starts the new query.
  useEffect(() => {
    const previous = previousQuery.current;
    previousQuery.current = query;
    if (previous !== undefined && previous !== query) dispatch(abortSearch(previous));
  }, [dispatch, query]);

  const isForOtherQuery = currentData !== undefined && !isResultFor(currentData, query);
  useEffect(() => {
    if (isForOtherQuery) reporter.error(new Error('The response is for another query'), 'search.answer');
  }, [isForOtherQuery, reporter]);

  const answer: SearchState =
    currentData !== undefined && !isForOtherQuery
      ? { state: 'answered', result: currentData }
      : isForOtherQuery || hasFailed(error)
        ? { state: 'failed', error }
        : { state: 'asking' };
  return { searchState: answer, isFetching, retry: () => void refetch() };
}
