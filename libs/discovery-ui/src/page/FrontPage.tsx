import { findFrontPage, useGetPagesQuery } from '@tv/api-client';
import { PageBoundary } from '@tv/ssr';
import { LazyPageError } from '../errors/lazyErrorViews.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageLoadState } from './pageLoadState.ts';

/** `/`: the first page of the page list (ROUTE-01). */
export function FrontPage() {
  return (
    <PageBoundary fallback={<PageSkeleton isFrontPage />}>
      <FirstListedPage />
    </PageBoundary>
  );
}

function FirstListedPage() {
  const { data, error, isFetching, refetch } = useGetPagesQuery();
  switch (pageLoadState({ data, error })) {
    case 'INITIAL':
      return <PageSkeleton isFrontPage />;
    case 'FAILED':
      return <LazyPageError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    case 'DONE': {
      const first = findFrontPage(data ?? []);
      return first ? <LoadedPage slug={first.slug} listing="front" /> : <EmptyPage slug="" />;
    }
  }
}
