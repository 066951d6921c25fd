import {
  getCustomer,
  getSubscription,
  type ApiDispatch,
  type Subscription,
  type UserInfo,
} from '@tv/api-client';

export interface CustomerStatus {
  readonly customer: UserInfo;
  readonly subscription: Subscription | null;
}

/** Bypasses the cache and keeps no subscription to the result. */
export const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/** Fetches the subscription and the customer without the cache. */
export async function fetchCustomerStatus(dispatch: ApiDispatch): Promise<CustomerStatus> {
  const [subscription, customer] = await Promise.all([
    dispatch(getSubscription.initiate(undefined, FORCE_REFETCH)).unwrap(),
    dispatch(getCustomer.initiate(undefined, FORCE_REFETCH)).unwrap(),
  ]);
  return { subscription, customer };
}
