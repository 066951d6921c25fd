import { lazy } from 'react';
import { optionalPart } from '@tv/ui';

// Most visits never see what is said of a failure, and it must be at hand when the network is gone: the app's shell brings it
// once the page stands.
const troubles = () => import('./troubles.tsx');

/** What a page that could not be had says. Where not even that can be had, the boundary around the page has its own words. */
export const PageTrouble = lazy(() => troubles().then(({ PageError }) => ({ default: PageError })));

/** What a lane that could not be had says. */
export const LaneTrouble = optionalPart(() => troubles().then(({ LaneError }) => LaneError));
