import { lazy } from 'react';
import { optionalPart } from '@tv/ui';

// Loaded after startup: rarely needed, but must be available offline.
const troubles = () => import('./troubles.tsx');

/** Error view of a page. If its chunk fails to load, the page's error boundary shows a text. */
export const PageTrouble = lazy(() => troubles().then(({ PageError }) => ({ default: PageError })));

/** Error view of a lane. */
export const LaneTrouble = optionalPart(() => troubles().then(({ LaneError }) => LaneError));
