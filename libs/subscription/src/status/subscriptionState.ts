import type { SubscriptionState, UserInfo } from '@tv/api-client';

export type SubscribedPackage = NonNullable<UserInfo['subscribedPackage']>;

/** SUB-12; `PastDue` exists besides these. */
export const SUBSCRIPTION_STATES = [
  'Active',
  'Canceled',
  'CanceledDueToLackOfPayment',
  'PendingPaymentInfo',
  'PaymentInProgress',
  'UpgradeInProgress',
  'FreeAccess',
  'PaymentFailed',
  'PendingCancellation',
  'ChangeSubscriptionRequested',
] as const satisfies readonly SubscriptionState[];

const CONTENT_ACCESS: readonly SubscriptionState[] = [
  'Active',
  'FreeAccess',
  'PendingCancellation',
  'UpgradeInProgress',
];
const ENDED: readonly SubscriptionState[] = ['Canceled', 'CanceledDueToLackOfPayment', 'PaymentFailed'];
const IN_PROGRESS: readonly SubscriptionState[] = [
  'PaymentInProgress',
  'UpgradeInProgress',
  'ChangeSubscriptionRequested',
];

/** A wallet payment may be incomplete (SUB-16). */
export const BILLING_PROVIDER_CHECK_STATES: readonly SubscriptionState[] = [
  'PendingPaymentInfo',
  ...IN_PROGRESS,
];

/** Returns whether a state gives access to content (SUB-13). */
export const givesContentAccess = (state: SubscriptionState): boolean => CONTENT_ACCESS.includes(state);

/** Returns whether a state ends the subscription (SUB-14). */
export const isEnded = (state: SubscriptionState): boolean => ENDED.includes(state);

/** Returns whether a change is in progress, which blocks payments (SUB-15). */
export const isInProgress = (state: SubscriptionState | undefined): boolean =>
  state !== undefined && IN_PROGRESS.includes(state);

/** Returns whether to check which provider takes the payment (SUB-16). */
export const shouldCheckBillingProvider = (state: SubscriptionState | undefined): boolean =>
  state !== undefined && BILLING_PROVIDER_CHECK_STATES.includes(state);

export interface SubscriptionAccess {
  readonly state?: SubscriptionState | undefined;
  readonly hasAccessToContent?: boolean | undefined;
}

/** Returns whether a customer has access: by state, or by the API's flag without one. */
export function hasContentAccess(subscription: SubscriptionAccess | undefined): boolean {
  const { state, hasAccessToContent = false } = subscription ?? {};
  return state === undefined ? hasAccessToContent : givesContentAccess(state);
}

/** Returns whether there is a subscription to change. False if missing, ended or never paid for. */
export function canChangeSubscription(subscription: SubscriptionAccess | undefined): boolean {
  const state = subscription?.state;
  if (state === undefined) return hasContentAccess(subscription);
  return !isEnded(state) && state !== 'PendingPaymentInfo';
}
