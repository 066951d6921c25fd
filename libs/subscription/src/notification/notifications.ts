import type { SubscriptionState, UserInfo } from '@tv/api-client';
import { servicesNeedingAction, type ExternalService } from '../externalService/externalService.ts';

/** Something that a customer is to be told of, since he has to do something about it. */
export type Notification =
  { readonly kind: 'paymentFailed' } | { readonly kind: 'service'; readonly service: ExternalService };

/** What notifications are made of. */
export interface NotificationCauses {
  readonly state: SubscriptionState | undefined;
  /** The external services that wait for the customer. */
  readonly waiting: readonly ExternalService[];
}

/**
 * What there is to tell, the payment first (ACCT-26). A payment has failed in `PastDue` alone (ACCT-27): where the
 * subscription is over, its page says why.
 */
export function notificationsFor({ state, waiting }: NotificationCauses): readonly Notification[] {
  return [
    ...(state === 'PastDue' ? [{ kind: 'paymentFailed' } as const] : []),
    ...waiting.map((service) => ({ kind: 'service', service }) as const),
  ];
}

/** What of a customer decides what he is told. */
export type NotifiedCustomer = Pick<UserInfo, 'subscribedPackage' | 'externalServicesStatus' | 'personalia'>;

/** What there is to tell a customer. The header counts the same list that the account shows. */
export function notificationsOf(customer: NotifiedCustomer): readonly Notification[] {
  return notificationsFor({
    state: customer.subscribedPackage?.state,
    waiting: servicesNeedingAction(customer),
  });
}

/** How many there are, in words: `1 varsel`, `3 varsler`. */
export function countWords(count: number): string {
  return count === 1 ? '1 varsel' : `${count} varsler`;
}
