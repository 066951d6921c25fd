import type { Subscription, UserInfo } from '@tv/api-client';
import { isEnded, isInProgress } from '../status/subscriptionState.ts';

export type CancellationStatus =
  /** No package (SUB-32). */
  | { readonly kind: 'none' }
  /** Ended or never paid for. */
  | { readonly kind: 'inactive' }
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'cancelled'; readonly until: number | undefined }
  /** `until`: end of period or trial; epoch milliseconds. */
  | { readonly kind: 'active'; readonly isTrial: boolean; readonly until: number | undefined };

/** Returns what a customer can cancel, by subscription state. */
export function cancellationStatus({
  subscribedPackage,
  isInTrialPeriod,
}: Pick<UserInfo, 'subscribedPackage' | 'isInTrialPeriod'>): CancellationStatus {
  if (subscribedPackage === undefined) return { kind: 'none' };
  const { state, nextPaymentDate: until } = subscribedPackage;
  if (state === undefined) return { kind: 'unknown' };
  if (isInProgress(state)) return { kind: 'inProgress' };
  if (isEnded(state) || state === 'PendingPaymentInfo') return { kind: 'inactive' };
  if (state === 'PendingCancellation') return { kind: 'cancelled', until };
  return { kind: 'active', isTrial: isInTrialPeriod, until };
}

/** Returns whether the subscription is cancelled, or with `productIds` the trial of these products. */
export function isCancelled(
  subscription: Pick<Subscription, 'state' | 'pendingProductIds'> | null,
  productIds: readonly string[],
): boolean {
  if (subscription === null) return false;
  const { state, pendingProductIds } = subscription;
  if (state === 'PendingCancellation' || state === 'Canceled') return true;
  return (
    productIds.length > 0 &&
    pendingProductIds !== undefined &&
    productIds.every((id) => !pendingProductIds.includes(id))
  );
}

/**
 * Returns the requested products in a trial; all of them if none are requested. `isReduced`: some are not in a trial.
 */
export function selectTrialProducts(
  requestedIds: readonly string[],
  { trialProductIds = [], pendingProductIds }: Pick<Subscription, 'trialProductIds' | 'pendingProductIds'>,
) {
  const running = trialProductIds.filter((id) => pendingProductIds?.includes(id) ?? true);
  const wanted = [...new Set(requestedIds)];
  if (wanted.length === 0) return { productIds: running, isReduced: false };
  const productIds = wanted.filter((id) => running.includes(id));
  return { productIds, isReduced: productIds.length < wanted.length };
}
