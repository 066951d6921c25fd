import { lazy, Suspense } from 'react';

// Most pages have content.
const LazyEmptyPageView = lazy(() =>
  import('./EmptyPageView.tsx').then(({ EmptyPageView }) => ({ default: EmptyPageView })),
);

/** Empty state of a page. */
export function EmptyPage({ slug }: { readonly slug: string }) {
  return (
    <Suspense fallback={null}>
      <LazyEmptyPageView slug={slug} />
    </Suspense>
  );
}
