export { accessLink, type AccessTarget } from './links/accessLink.ts';
export { coverPageLink, toCoverPageRef, titleLink, type CoverPageRef } from './links/coverPageLink.ts';
export { encodePathSegment } from './links/url.ts';
export { guideLink, readGuidePosition, type GuidePosition, type GuideTime } from './links/guideLink.ts';
export { resolveLegacyLink, type LegacyLink } from './legacy/legacyLink.ts';
export { customerLinks, type PurchaseTarget } from './links/customerLinks.ts';
export { links, type SignUpTarget, type WatchTarget } from './links/links.ts';
export { matchPattern, type PathParams } from './table/matchPattern.ts';
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
  readDisableScpRedirect,
  readProductIds,
  readVoucher,
  type AccessParams,
  readSearchQuery,
  type SearchQuery,
} from './params/query.ts';
export { externalTarget, redirectTarget, type RedirectTarget } from './legacy/redirects.ts';
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
  ACCESS_KINDS,
  HELP_TOPICS,
  PACKAGES,
  PURCHASE_PURPOSES,
  RECEIPTS,
  STREAMING_SERVICES,
  WATCH_KINDS,
  type AboutTopic,
  type AccessKind,
  type HelpTopic,
  type PackageSlug,
  type PurchasePurpose,
  type ReceiptKind,
  type StreamingServiceSlug,
  type WatchKind,
  readThemeSlug,
} from './params/slugs.ts';
export { titleSlug } from './links/titleSlug.ts';
export { readWatchParams, type WatchParams } from './params/watchParams.ts';
