/** What is on the site, by the paths that its pages are known by. Nothing here draws. */
export { isPersonal } from '../swimlane/isPersonal.ts';
export { canonicalPath, pageListing } from './canonicalPath.ts';
export { cardPath } from './cardPath.ts';
export { isOwnPage } from './isOwnPage.ts';
