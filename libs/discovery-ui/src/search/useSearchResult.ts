import { useEffect, useRef } from 'react';
import { useReporter } from '@tv/analytics';
import { abortSearch, useApiDispatch, useSearchQuery } from '@tv/api-client';
import { isResultFor } from './toSearchQuery.ts';

/** RTK Query reports aborted requests as errors. */
const ABORT_ERROR_NAMES: readonly string[] = ['AbortError', 'AbortedError'];

/**
 * Queries the results and aborts the previous query. A result for another query is reported as a failure.
 * `hasFailed` stays true while a retry is loading.
 */
export function useSearchResult(query: string) {
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

  return {
    result: isForOtherQuery ? undefined : currentData,
    hasFailed: isForOtherQuery || (error !== undefined && !ABORT_ERROR_NAMES.includes(error.name ?? '')),
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
