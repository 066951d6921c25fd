export { accessLink, type AccessTarget } from './links/accessLink.ts';
export { coverPageLink, toCoverPageRef, titleLink } from './links/coverPageLink.ts';
export { encodePathSegment } from './links/url.ts';
export { guideLink, readGuidePosition, type GuidePosition, type GuideTime } from './links/guideLink.ts';
export { resolveLegacyLink } from './legacy/legacyLink.ts';
export { customerLinks } from './links/customerLinks.ts';
export { links, type WatchTarget } from './links/links.ts';
export { matchPattern } from './table/matchPattern.ts';
export {
  isActivationCallback,
  isAtRoute,
  isLogoutPath,
  isSignInCallback,
  isSignUpPath,
  shouldHideNotifications,
  isSilentCallback,
  shouldLeaveOnClaimsChange,
} from './table/pathKind.ts';
export {
  readAccessParams,
  readAutoPlay,
  parseProductIds,
  readProductIds,
  readVoucher,
  type AccessParams,
  readSearchQuery,
} from './params/query.ts';
export { externalTarget, redirectTarget } from './legacy/redirects.ts';
export type {
  ExternalRedirect,
  InternalRedirect,
  NormalRoute,
  PageName,
  RouteDefinition,
  RoutePath,
} from './table/routeDefinition.ts';
export { routePaths } from './table/routePaths.ts';
export { hasValidParams, createRouteTable, findRoute, notFoundPageFor } from './table/routeTable.ts';
export {
  ABOUT_TOPICS,
  HELP_TOPICS,
  PACKAGES,
  PURCHASE_PURPOSES,
  STREAMING_SERVICES,
  type HelpTopic,
  type PackageSlug,
  type PurchasePurpose,
  type StreamingServiceSlug,
  type WatchKind,
  readThemeSlug,
} from './params/slugs.ts';
export { readWatchParams, type WatchParams } from './params/watchParams.ts';
