/** Path functions for the sitemap; nothing here renders. */
export { isPersonalLane } from '../swimlane/layout/isPersonalLane.ts';
export { canonicalPath, pageListing } from './canonicalPath.ts';
export { cardPath } from './cardPath.ts';
export { hasOnlyPersonalLanes } from './hasOnlyPersonalLanes.ts';
