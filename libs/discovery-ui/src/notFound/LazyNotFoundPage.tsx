import { lazyWithPreload } from '@tv/lazy';

/** Lazy; a failed chunk load throws to the boundary. */
export const LazyNotFoundPage = lazyWithPreload(() => import('./NotFoundPage.tsx')).component(
  ({ NotFoundPage }) => NotFoundPage,
);
