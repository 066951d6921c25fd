import type { SubscriptionState, UserInfo } from '@tv/api-client';
import { servicesNeedingAction, type ExternalService } from '../externalService/externalService.ts';

export type Notification =
  { readonly kind: 'paymentFailed' } | { readonly kind: 'service'; readonly service: ExternalService };

/**
 * Lists notifications in display order, the payment first (ACCT-26). Only `PastDue` is a failed payment (ACCT-27).
 */
export function listNotifications(
  state: SubscriptionState | undefined,
  waiting: readonly ExternalService[],
): readonly Notification[] {
  return [
    ...(state === 'PastDue' ? [{ kind: 'paymentFailed' } as const] : []),
    ...waiting.map((service) => ({ kind: 'service', service }) as const),
  ];
}

export type NotifiedCustomer = Pick<UserInfo, 'subscribedPackage' | 'externalServicesStatus' | 'personalia'>;

/** Selects the notifications of a customer, shared by the header's count and the account page. */
export const customerNotifications = (customer: NotifiedCustomer): readonly Notification[] =>
  listNotifications(customer.subscribedPackage?.state, servicesNeedingAction(customer));

/** Formats the count: `1 varsel`, `3 varsler`. */
export const countText = (count: number): string => (count === 1 ? '1 varsel' : `${count} varsler`);
