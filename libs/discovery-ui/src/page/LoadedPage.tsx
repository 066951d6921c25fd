import { useSearchParams } from 'react-router-dom';
import { isRequestError, useGetPageQuery } from '@tv/api-client';
import { LazyPageError } from '../errors/lazyErrorViews.tsx';
import { LazyNotFoundPage } from '../notFound/LazyNotFoundPage.tsx';
import { canonicalPath, type PageListing } from '../seo/canonicalPath.ts';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PageView } from './PageView.tsx';
import { pageLoadState } from './pageLoadState.ts';

/**
 * A page with its skeleton and error state (PAGE-47, PAGE-48). Filter and sort order come from the URL
 * (PAGE-44).
 */
export function LoadedPage({ slug, listing }: { readonly slug: string; readonly listing: PageListing }) {
  const [query] = useSearchParams();
  const filterMenu = query.get('filterMenu') ?? undefined;
  const sortMenu = query.get('sortMenu') ?? undefined;
  const { currentData, data, error, isFetching, refetch } = useGetPageQuery({
    slug,
    filterMenu,
    sortMenu,
  });
  const isFrontPage = listing === 'front';
  if (isRequestError(error, 404) && currentData === undefined) return <LazyNotFoundPage />;
  if (pageLoadState({ data: currentData, error }) === 'FAILED') {
    return <LazyPageError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  // Shows the previous choice while loading.
  const page = currentData ?? data;
  if (!page) return <PageSkeleton isFrontPage={isFrontPage} />;
  return (
    <>
      <PageHead
        page={page}
        path={canonicalPath(slug, listing)}
        isFrontPage={isFrontPage}
        image={page.backgroundImage}
      />
      <PageView page={page} isFrontPage={isFrontPage} isStale={currentData === undefined} />
    </>
  );
}
