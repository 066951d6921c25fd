import { Suspense } from 'react';
import { lazyWithPreload } from '@tv/lazy';

// Most pages have content.
const LazyEmptyPageView = lazyWithPreload(() => import('./EmptyPageView.tsx')).component(
  ({ EmptyPageView }) => EmptyPageView,
);

/** Empty state of a page. */
export function EmptyPage({ slug }: { readonly slug: string }) {
  return (
    <Suspense fallback={null}>
      <LazyEmptyPageView slug={slug} />
    </Suspense>
  );
}
