export {
  createApiDeps,
  type ApiDeps,
  type ApiOptions,
  type ClientIds,
  type StoreExtra,
  type TokenProvider,
} from './base/apiDeps.ts';
export { isRequestError, isTransient, RequestError, type ApiError } from './base/apiError.ts';
export { api, queriesRehydrated, useApiDispatch, type ApiDispatch } from './base/api.ts';
export { rehydrateQueries, dehydrateQueries, type DehydratedQueries } from './base/dehydratedQueries.ts';
export { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
export { tagTypes } from './base/tagTypes.ts';
export * from './pages/endpoints.ts';
export * from './frontPageImage/endpoints.ts';
export * from './swimlane/endpoints.ts';
export * from './title/endpoints.ts';
export * from './series/endpoints.ts';
export * from './coverPage/endpoints.ts';
export * from './guide/endpoints.ts';
export { useTvGuideParts, type NotificationPacing, type TvGuidePart } from './guide/useTvGuideParts.ts';
export * from './search/endpoints.ts';
export * from './inAppMessages/endpoints.ts';
export * from './playback/endpoints.ts';
export * from './progress/endpoints.ts';
export * from './myList/endpoints.ts';
export * from './externalPlayback/endpoints.ts';
export {
  completeMax,
  getCustomer,
  invalidateAccount,
  invalidateEntitlements,
  useGetCustomerQuery,
} from './customer/endpoints.ts';
export * from './account/endpoints.ts';
export * from './password/endpoints.ts';
export * from './subscription/endpoints.ts';
export { errorItems } from './subscription/errorItems.ts';
export * from './payment/endpoints.ts';
export { fetchInvoice } from './payment/fetchInvoice.ts';
export * from './register/endpoints.ts';
export * from './settings/endpoints.ts';
export * from './products/endpoints.ts';
export * from './pin/endpoints.ts';
export * from './voucher/endpoints.ts';
export * from './recommendation/endpoints.ts';
export * from './contentProvider/endpoints.ts';
export {
  BEHAVIOR_TARGETS,
  PROGRAM_STATES,
  seriesId,
  type BehaviorTarget,
  type Card,
  type CardLinks,
  type Channel,
  type Image,
  type ProgramStateType,
} from './card/schema.ts';
export {
  findFrontPage,
  isListedSlug,
  type ListedPage,
  type MenuEntry,
  type Page,
  type PageSummary,
} from './pages/schema.ts';
export { loadSwimlanePages } from './swimlane/loadSwimlanePages.ts';
export {
  PAGE_SIZE,
  SWIMLANE_STYLES,
  SWIMLANE_TYPES,
  type Swimlane,
  type SwimlaneItems,
} from './swimlane/schema.ts';
export type { InteractionPoint, TitleDetails, TitleType } from './title/schema.ts';
export type { Episode, Season, Series } from './series/schema.ts';
export type { CoverPage, CoverPageSection, ProviderVariant } from './coverPage/schema.ts';
export type { Programme, Schedule, TvGuide } from './guide/schema.ts';
export type { Playback } from './playback/schema.ts';
export type { Account, Consents } from './account/schema.ts';
export type { SubscriptionState, UserInfo } from './customer/schema.ts';
export type { Tv2Provisioning } from './contentProvider/schema.ts';
export type { ChangeSummary, ChangeType, Subscription } from './subscription/schema.ts';
export type {
  BillingProvider,
  Order,
  PaymentMethod,
  Transaction,
  TransactionStatus,
  WalletAgreement,
  WalletPayment,
} from './payment/schema.ts';
export type { Discount, Package } from './settings/schema.ts';
export type { Voucher } from './voucher/schema.ts';
export { pricePeriods, withoutNewCustomerOffers, type PricePeriod } from './products/pricePeriods.ts';
export type { Product } from './products/schema.ts';
