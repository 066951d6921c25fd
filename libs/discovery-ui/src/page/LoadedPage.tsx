import { useSearchParams } from 'react-router-dom';
import { isRequestError, useGetPageQuery } from '@tv/api-client';
import { canonicalPath, type PageListing } from '../head/canonicalPath.ts';
import { LateNotFoundPage } from '../notFound/LateNotFoundPage.tsx';
import { PageTrouble } from '../trouble/lateTroubles.tsx';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PageView } from './PageView.tsx';
import { pageLoadState } from './pageLoadState.ts';

/**
 * Loads one page and shows it (PAGE-48): its skeleton while it is INITIAL, an error that can be tried again
 * when it has FAILED (PAGE-47). The chosen filter and order are passed on from the address (PAGE-44).
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
  if (isRequestError(error, 404) && currentData === undefined) return <LateNotFoundPage />;
  if (pageLoadState({ data: currentData, error }) === 'FAILED') {
    return <PageTrouble error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  // Until another choice of the same page has come, the page stays as it was.
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
