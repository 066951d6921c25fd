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
}

/** For `selectFromResult`: a refetch renders nothing until its data arrives. */
export function ignoreRefetch<Data>({ data, currentData, error, isFetching }: QueryState<Data>) {
  return { data, currentData, error, isFetching: isFetching && currentData === undefined };
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
