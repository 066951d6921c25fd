export { accessLink, type AccessTarget } from './accessLink.ts';
export { coverPageLink, coverPageRef, titleLink, type CoverPageRef } from './coverPageRef.ts';
export { encoded } from './encoded.ts';
export { guideLink, readGuidePlace, type GuidePlace, type GuideTime } from './guidePlace.ts';
export { resolveLegacyLink, type LegacyLink } from './legacyLink.ts';
export { customerLinks, type PurchaseTarget } from './customerLinks.ts';
export { links, type SignUpTarget, type WatchTarget } from './links.ts';
export { hidesNotifications } from './notificationPaths.ts';
export { matchPattern, type PathParams } from './pattern.ts';
export {
  isActivationCallback,
  isLogoutPath,
  isSignInCallback,
  isSignUpPath,
  isSilentCallback,
  leavesOnClaimsChange,
} from './pathKind.ts';
export {
  readAccessWish,
  readAutoPlay,
  readChosenProducts,
  readDisableScpRedirect,
  readProductIds,
  readVoucher,
  type AccessWish,
} from './query.ts';
export { externalTarget, redirectTarget, type RedirectTarget } from './redirects.ts';
export type {
  ExternalRedirect,
  InternalRedirect,
  NormalRoute,
  PageName,
  RawRoute,
  Rendering,
  RouteDefinition,
  WrittenRouteName,
} from './route.ts';
export { routePaths } from './routePaths.ts';
export {
  acceptsParams,
  createRouteTable,
  findRoute,
  notFoundPage,
  type RouteMatch,
  type RouteTableOptions,
} from './routeTable.ts';
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
} from './slugs.ts';
export { readSearchQuery, type SearchQuery } from './searchQuery.ts';
export { readThemeSlug } from './themeSlug.ts';
export { titleSlug } from './titleSlug.ts';
export { readWatchLink, type WatchLink } from './watchLink.ts';
