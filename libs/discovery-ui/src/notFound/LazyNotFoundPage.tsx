import { lazy } from 'react';

/** Lazy; a failed chunk load throws to the boundary. */
export const LazyNotFoundPage = lazy(() =>
  import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);
