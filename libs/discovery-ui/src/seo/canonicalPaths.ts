/** Path functions for the sitemap; nothing here renders. */
export { hasOnlyPersonalLanes, isPersonalLane } from '../swimlane/layout/personalLanes.ts';
export { canonicalPath, cardPath, pageListing } from './canonicalPath.ts';
