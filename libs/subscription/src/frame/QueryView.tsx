import type { ReactNode } from 'react';
import { PageFailure, PagePending } from './PageFrame.tsx';

interface QueryViewProps<Data> {
  readonly query: {
    readonly data?: Data | undefined;
    readonly isError: boolean;
    readonly isFetching?: boolean;
    readonly refetch: () => unknown;
  };
  readonly pendingLabel: string;
  readonly failureText: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its loading or error state. */
export function QueryView<Data>({ query, pendingLabel, failureText, children }: QueryViewProps<Data>) {
  const { data, isError, isFetching = false, refetch } = query;
  if (data !== undefined) return children(data);
  return isError ? (
    <PageFailure text={failureText} onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <PagePending label={pendingLabel} />
  );
}
