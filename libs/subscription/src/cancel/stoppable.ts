import type { Subscription, UserInfo } from '@tv/api-client';
import { isEnded, isInProgress } from '../subscriptionState/subscriptionState.ts';

/** What there is to stop for a customer. */
export type Stoppable =
  /** He has no package: he buys one first (SUB-32). */
  | { readonly kind: 'nothing' }
  /** It is over, or was never paid for: nothing is renewed. */
  | { readonly kind: 'notRunning' }
  /** Something is under way, which is waited for. */
  | { readonly kind: 'inProgress' }
  /** How he stands is not known: nothing is offered. */
  | { readonly kind: 'unknown' }
  /** It is stopped already. */
  | { readonly kind: 'stopped'; readonly until: number | undefined }
  /** `until`: the end of what is paid for, or of the trial; epoch milliseconds. */
  | { readonly kind: 'running'; readonly isTrial: boolean; readonly until: number | undefined };

/** What a customer may stop, by how he stands. */
export function stoppableOf({
  subscribedPackage,
  isInTrialPeriod,
}: Pick<UserInfo, 'subscribedPackage' | 'isInTrialPeriod'>): Stoppable {
  if (subscribedPackage === undefined) return { kind: 'nothing' };
  const { state, nextPaymentDate: until } = subscribedPackage;
  if (state === undefined) return { kind: 'unknown' };
  if (isInProgress(state)) return { kind: 'inProgress' };
  if (isEnded(state) || state === 'PendingPaymentInfo') return { kind: 'notRunning' };
  if (state === 'PendingCancellation') return { kind: 'stopped', until };
  return { kind: 'running', isTrial: isInTrialPeriod, until };
}

/**
 * Whether what was to be stopped has been, however that came about.
 *
 * @param productIds  of the trial that is stopped; none where it is the whole subscription
 */
export function isStopped(
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

/** What an address asks to stop the trial of, as far as that can be. */
export interface AskedTrial {
  /** Products in trial. */
  readonly productIds: readonly string[];
  /** Some of what was asked for is in no trial, and is left alone. */
  readonly isReduced: boolean;
}

/**
 * The products whose trial is to be stopped: those of the address that are in one; all that are, where it names none. What is
 * unknown, somebody else's, paid for or stopped already is left alone.
 */
export function askedTrial(
  asked: readonly string[],
  { trialProductIds = [], pendingProductIds }: Pick<Subscription, 'trialProductIds' | 'pendingProductIds'>,
): AskedTrial {
  const running = trialProductIds.filter((id) => pendingProductIds?.includes(id) ?? true);
  const wanted = [...new Set(asked)];
  if (wanted.length === 0) return { productIds: running, isReduced: false };
  const productIds = wanted.filter((id) => running.includes(id));
  return { productIds, isReduced: productIds.length < wanted.length };
}
