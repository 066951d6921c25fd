import { lazy } from 'react';
import { lazyOptional } from '@tv/ui';

// Loaded after startup, to be available offline.
const loadErrorViews = () => import('./errorViews.tsx');

/** Error view of a page, loaded lazily. */
export const LazyPageError = lazy(() => loadErrorViews().then(({ PageError }) => ({ default: PageError })));

/** Error view of a lane. */
export const LazyLaneError = lazyOptional(() => loadErrorViews().then(({ LaneError }) => LaneError));
