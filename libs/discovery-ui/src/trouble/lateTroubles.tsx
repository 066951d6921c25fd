import { lazy } from 'react';
import { lazyOptional } from '@tv/ui';

// Loaded after startup, to be available offline.
const loadErrorViews = () => import('./troubles.tsx');

/** Error view of a page, loaded lazily. */
export const PageTrouble = lazy(() => loadErrorViews().then(({ PageError }) => ({ default: PageError })));

/** Error view of a lane. */
export const LaneTrouble = lazyOptional(() => loadErrorViews().then(({ LaneError }) => LaneError));
