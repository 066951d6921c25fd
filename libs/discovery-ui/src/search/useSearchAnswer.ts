import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useReporter } from '@tv/analytics';
import { abortSearch, useSearchQuery, type ApiError, type SearchResult } from '@tv/api-client';
import { answers } from './question.ts';

/** A failure is kept during a retry. */
export type SearchAnswer =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly result: SearchResult }
  | { readonly state: 'failed'; readonly error: unknown };

/** RTK Query reports aborted requests as errors. */
const GIVEN_UP: readonly string[] = ['AbortError', 'AbortedError'];

function hasFailed(error: ApiError | { readonly name?: string | undefined } | undefined): boolean {
  return error !== undefined && !GIVEN_UP.includes(error.name ?? '');
}

/** Queries the results and aborts the previous query. A result for another query is reported as a failure. */
export function useSearchAnswer(question: string): {
  readonly answer: SearchAnswer;
  readonly isFetching: boolean;
  readonly askAgain: () => void;
} {
  const dispatch = useDispatch<Parameters<ReturnType<typeof abortSearch>>[0]>();
  const reporter = useReporter();
  const { currentData, error, isFetching, refetch } = useSearchQuery(question);
  const asked = useRef<string>(undefined);
  // After the effect that starts the new query.
  useEffect(() => {
    const before = asked.current;
    asked.current = question;
    if (before !== undefined && before !== question) dispatch(abortSearch(before));
  }, [dispatch, question]);

  const isOther = currentData !== undefined && !answers(currentData, question);
  useEffect(() => {
    if (isOther) reporter.error(new Error('An answer to another question'), 'search.answer');
  }, [isOther, reporter]);

  const answer: SearchAnswer =
    currentData !== undefined && !isOther
      ? { state: 'answered', result: currentData }
      : isOther || hasFailed(error)
        ? { state: 'failed', error }
        : { state: 'asking' };
  return { answer, isFetching, askAgain: () => void refetch() };
}
