import { useDeferredValue } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { findFrontPage, isListedSlug, useGetPageQuery, useGetPagesQuery } from '@tv/api-client';
import { readThemeSlug } from '@tv/routes';
import { PageBoundary } from '@tv/ssr';
import { ignoreRefetch, PageFallback } from '../errors/PageFallback.tsx';
import { LazyNotFoundPage } from '../errors/lazyErrorViews.tsx';
import { canonicalPath, pageListing, type PageListing } from '../seo/canonicalPath.ts';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { EmptyPage, PageView } from './PageView.tsx';

/** `/`: the first page of the page list (ROUTE-01). */
export function FrontPage() {
  return (
    <PageBoundary fallback={<PageSkeleton isFrontPage />}>
      <FirstListedPage />
    </PageBoundary>
  );
}

function FirstListedPage() {
  const query = useGetPagesQuery(undefined, { selectFromResult: ignoreRefetch });
  if (!query.data)
    return <PageFallback query={query} skeleton={<PageSkeleton isFrontPage />} canBeMissing={false} />;
  const first = findFrontPage(query.data);
  return first ? <LoadedPage slug={first.slug} listing="front" /> : <EmptyPage slug="" />;
}

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
  const query = useGetPagesQuery(undefined, { selectFromResult: ignoreRefetch });
  // A theme waits for the list, which decides its canonical path, but does not need it.
  if (!query.data && !(isTheme && query.error)) {
    return <PageFallback query={query} skeleton={<PageSkeleton />} canBeMissing={false} />;
  }
  const pages = query.data ?? [];
  if (!isListedSlug(pages, slug) && !isTheme) return <LazyNotFoundPage />;
  return <LoadedPage key={slug} slug={slug} listing={pageListing(pages, slug)} />;
}

/** A page with its skeleton and error state (PAGE-47, PAGE-48). The URL has filter and sort order (PAGE-44). */
function LoadedPage({ slug, listing }: { readonly slug: string; readonly listing: PageListing }) {
  const [query] = useSearchParams();
  const filterMenu = query.get('filterMenu') ?? undefined;
  const sortMenu = query.get('sortMenu') ?? undefined;
  const pageQuery = useGetPageQuery({ slug, filterMenu, sortMenu }, { selectFromResult: ignoreRefetch });
  const { currentData, data, error } = pageQuery;
  const isFrontPage = listing === 'front';
  // Shows the previous choice while loading.
  const loaded = currentData ?? (error === undefined ? data : undefined);
  // Renders a response at low priority, in small tasks.
  const rendered = useDeferredValue(loaded);
  const page = loaded && rendered;
  if (!page) return <PageFallback query={pageQuery} skeleton={<PageSkeleton isFrontPage={isFrontPage} />} />;
  return (
    <>
      <PageHead page={page} path={canonicalPath(slug, listing)} isFrontPage={isFrontPage} />
      <PageView page={page} isFrontPage={isFrontPage} isStale={currentData === undefined} />
    </>
  );
}
