import { findFrontPage, useGetPagesQuery } from '@tv/api-client';
import { PageBoundary } from '@tv/ssr';
import { PageFallback } from '../errors/PageFallback.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** `/`: the first page of the page list (ROUTE-01). */
export function FrontPage() {
  return (
    <PageBoundary fallback={<PageSkeleton isFrontPage />}>
      <FirstListedPage />
    </PageBoundary>
  );
}

function FirstListedPage() {
  const query = useGetPagesQuery();
  if (!query.data)
    return <PageFallback query={query} skeleton={<PageSkeleton isFrontPage />} canBeMissing={false} />;
  const first = findFrontPage(query.data);
  return first ? <LoadedPage slug={first.slug} listing="front" /> : <EmptyPage slug="" />;
}
