import { lazy } from 'react';

/**
 * `NotFoundPage` for pages that most visits find: its script comes when it is wanted. One that cannot be had is thrown, for
 * the boundary around the page.
 */
export const LateNotFoundPage = lazy(() =>
  import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);
