import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useReporter } from '@tv/analytics';
import { giveUpSearch, useSearchQuery, type ApiError, type SearchResult } from '@tv/api-client';
import { answers } from './question.ts';

/** Where a search stands. What it failed of is kept while it is asked again. */
export type SearchAnswer =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly result: SearchResult }
  | { readonly state: 'failed'; readonly error: unknown };

/** Asked for by itself, since RTK Query says of a question that was given up that it has failed. */
const GIVEN_UP: readonly string[] = ['AbortError', 'AbortedError'];

function hasFailed(error: ApiError | { readonly name?: string | undefined } | undefined): boolean {
  return error !== undefined && !GIVEN_UP.includes(error.name ?? '');
}

/**
 * Asks, and gives up what was asked before and is still on its way. What comes in answer to another question is none.
 *
 * @param question  see `questionOf`
 */
export function useSearchAnswer(question: string): {
  readonly answer: SearchAnswer;
  readonly isFetching: boolean;
  readonly askAgain: () => void;
} {
  const dispatch = useDispatch<Parameters<ReturnType<typeof giveUpSearch>>[0]>();
  const reporter = useReporter();
  const { currentData, error, isFetching, refetch } = useSearchQuery(question);
  const asked = useRef<string>(undefined);
  // After the effect by which the new question is asked.
  useEffect(() => {
    const before = asked.current;
    asked.current = question;
    if (before !== undefined && before !== question) dispatch(giveUpSearch(before));
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
