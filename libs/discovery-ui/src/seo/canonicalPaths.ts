/** Path functions for the sitemap; nothing here renders. */
export { canonicalPath, pageListing } from './canonicalPath.ts';
export { cardPath } from './cardPath.ts';
export { hasOnlyPersonalLanes, isPersonalLane } from '../swimlane/layout/personalLanes.ts';
