import type { SubscriptionState } from '@tv/api-client';

/** The ten states that a subscription can be in (SUB-12); `PastDue` is known beside them. */
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

/** States in which a payment by wallet may be half done, so that the wallet is asked (SUB-16). */
export const BILLING_PROVIDER_CHECK_STATES: readonly SubscriptionState[] = [
  'PendingPaymentInfo',
  'PaymentInProgress',
  'UpgradeInProgress',
  'ChangeSubscriptionRequested',
];

/** Whether a state gives access to content (SUB-13). */
export function givesContentAccess(state: SubscriptionState): boolean {
  return CONTENT_ACCESS.includes(state);
}

/** Whether a subscription in this state is over (SUB-14). */
export function isEnded(state: SubscriptionState): boolean {
  return ENDED.includes(state);
}

/** Whether something is under way, during which nothing else may be paid (SUB-15). */
export function isInProgress(state: SubscriptionState): boolean {
  return IN_PROGRESS.includes(state);
}

/** Whether it is to be asked who takes the payment (SUB-16). */
export function asksBillingProvider(state: SubscriptionState | undefined): boolean {
  return state !== undefined && BILLING_PROVIDER_CHECK_STATES.includes(state);
}

/** What a subscription tells of itself. */
export interface SubscriptionStanding {
  /** Undefined where the server names none, or one that we do not know. */
  readonly state?: SubscriptionState | undefined;
  readonly hasAccessToContent?: boolean | undefined;
}

/** Whether a customer may watch what he pays for: his state decides, and the server's word where there is none. */
export function hasContentAccess(subscription: SubscriptionStanding | undefined): boolean {
  if (subscription === undefined) return false;
  const { state, hasAccessToContent = false } = subscription;
  return state === undefined ? hasAccessToContent : givesContentAccess(state);
}

/** Whether there is a subscription to change: who has none, one that ended, or one never paid for, buys a new one. */
export function canBeChanged(subscription: SubscriptionStanding | undefined): boolean {
  if (subscription === undefined) return false;
  const { state } = subscription;
  return state === undefined
    ? hasContentAccess(subscription)
    : !isEnded(state) && state !== 'PendingPaymentInfo';
}
