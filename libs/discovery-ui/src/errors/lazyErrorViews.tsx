import { lazyWithPreload } from '@tv/lazy';

// Loaded after startup, to be available offline.
const pageErrors = lazyWithPreload(() => import('./errorViews.tsx'));
const laneErrors = lazyWithPreload(() => import('./errorViews.tsx'), { critical: false });

/** Error view of a page, loaded lazily. */
export const LazyPageError = pageErrors.component(({ PageError }) => PageError);

/** Error view of a lane. */
export const LazyLaneError = laneErrors.component(({ LaneError }) => LaneError);

export const LazyNotFoundPage = lazyWithPreload(() => import('../notFound/NotFoundPage.tsx')).component(
  ({ NotFoundPage }) => NotFoundPage,
);
