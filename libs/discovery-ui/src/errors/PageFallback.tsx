import type { ReactNode } from 'react';
import { isRequestError } from '@tv/api-client';
import { LazyNotFoundPage, LazyPageError } from './lazyErrorViews.tsx';

/** The state of a query without data. */
export interface PageQuery {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryState<Data> {
  readonly data?: Data;
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
}

/**
 * For `selectFromResult`: neither the start of a query nor a refetch renders anything until data arrives. A query
 * starts after its component's first render, so it is uninitialized there.
 */
export function ignoreRefetch<Data>(state: QueryState<Data>) {
  const { data, currentData, error, isFetching, isUninitialized } = state;
  return {
    data,
    currentData,
    error,
    isFetching: isUninitialized || (isFetching && currentData === undefined),
  };
}

/** A page without data: its skeleton, the not-found page, or an error that stays during the retry (PAGE-47, PAGE-48). */
export function PageFallback({
  query: { error, isFetching, refetch },
  skeleton,
  canBeMissing = true,
}: {
  readonly query: PageQuery;
  readonly skeleton: ReactNode;
  /** False if a 404 is a failure. */
  readonly canBeMissing?: boolean;
}) {
  if (error === undefined) return skeleton;
  if (canBeMissing && isRequestError(error, 404)) return <LazyNotFoundPage />;
  return <LazyPageError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
