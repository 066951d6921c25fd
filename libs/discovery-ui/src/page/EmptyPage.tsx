import { lazy, Suspense } from 'react';

// Lazy, since most pages have content.
const View = lazy(() =>
  import('./EmptyPageView.tsx').then(({ EmptyPageView }) => ({ default: EmptyPageView })),
);

/** A page without swimlanes. */
export function EmptyPage({ slug }: { readonly slug: string }) {
  return (
    <Suspense fallback={null}>
      <View slug={slug} />
    </Suspense>
  );
}
