import { useLocation, useParams } from 'react-router-dom';
import { isListedSlug, useGetPagesQuery } from '@tv/api-client';
import { readThemeSlug } from '@tv/routes';
import { PageBoundary } from '@tv/ssr';
import { PageFallback } from '../errors/PageFallback.tsx';
import { LazyNotFoundPage } from '../errors/lazyErrorViews.tsx';
import { pageListing } from '../seo/canonicalPath.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

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
  const query = useGetPagesQuery();
  // A theme waits for the list, which decides its canonical path, but does not need it.
  if (!query.data && !(isTheme && query.error)) {
    return <PageFallback query={query} skeleton={<PageSkeleton />} canBeMissing={false} />;
  }
  const pages = query.data ?? [];
  if (!isListedSlug(pages, slug) && !isTheme) return <LazyNotFoundPage />;
  return <LoadedPage key={slug} slug={slug} listing={pageListing(pages, slug)} />;
}
