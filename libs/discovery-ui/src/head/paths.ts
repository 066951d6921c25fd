/** Path functions for the sitemap; nothing here renders. */
export { isPersonal } from '../swimlane/isPersonal.ts';
export { canonicalPath, pageListing } from './canonicalPath.ts';
export { cardPath } from './cardPath.ts';
export { isOwnPage } from './isOwnPage.ts';
