import { useLocation, useParams } from 'react-router-dom';
import { isListedSlug, useGetPagesQuery } from '@tv/api-client';
import { readThemeSlug } from '@tv/routes';
import { PageBoundary } from '@tv/ssr';
import { LazyPageError } from '../errors/lazyErrorViews.tsx';
import { LazyNotFoundPage } from '../notFound/LazyNotFoundPage.tsx';
import { pageListing } from '../seo/canonicalPath.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageLoadState } from './pageLoadState.ts';

/** `/{slug}` for listed slugs (ROUTE-16), `/tema/{slug}` for any (ROUTE-12). Others are not found. */
export function ContentPage() {
  return (
    <PageBoundary fallback={<PageSkeleton />}>
      <PageBySlug />
    </PageBoundary>
  );
}

function PageBySlug() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const isTheme = readThemeSlug(pathname) !== undefined;
  const { data, error, isFetching, refetch } = useGetPagesQuery();
  const state = pageLoadState({ data, error });
  // The list decides the canonical path of a theme.
  if (state === 'INITIAL') return <PageSkeleton />;
  if (state === 'FAILED' && !isTheme) {
    return <LazyPageError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const pages = data ?? [];
  if (!isListedSlug(pages, slug) && !isTheme) return <LazyNotFoundPage />;
  return <LoadedPage key={slug} slug={slug} listing={pageListing(pages, slug)} />;
}
