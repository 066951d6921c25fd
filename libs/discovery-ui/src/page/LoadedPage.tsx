import { useSearchParams } from 'react-router-dom';
import { useGetPageQuery } from '@tv/api-client';
import { PageFallback } from '../errors/PageFallback.tsx';
import { canonicalPath, type PageListing } from '../seo/canonicalPath.ts';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PageView } from './PageView.tsx';

/**
 * A page with its skeleton and error state (PAGE-47, PAGE-48). Filter and sort order come from the URL
 * (PAGE-44).
 */
export function LoadedPage({ slug, listing }: { readonly slug: string; readonly listing: PageListing }) {
  const [query] = useSearchParams();
  const filterMenu = query.get('filterMenu') ?? undefined;
  const sortMenu = query.get('sortMenu') ?? undefined;
  const pageQuery = useGetPageQuery({ slug, filterMenu, sortMenu });
  const { currentData, data, error } = pageQuery;
  const isFrontPage = listing === 'front';
  // Shows the previous choice while loading.
  const page = currentData ?? (error === undefined ? data : undefined);
  if (!page) return <PageFallback query={pageQuery} skeleton={<PageSkeleton isFrontPage={isFrontPage} />} />;
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
