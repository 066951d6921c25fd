import { lazy } from 'react';

/** Lazy `NotFoundPage`. A failed chunk load throws to the surrounding boundary. */
export const LateNotFoundPage = lazy(() =>
  import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);
