import { useState } from 'react';
import { useGetCustomerQuery, useGetSubscriptionQuery } from '@tv/api-client';
import { isInProgress } from '../../status/subscriptionState.ts';
import type { CustomerStatus } from './intentProgress.ts';

export interface CustomerStatusQuery {
  readonly status: CustomerStatus | undefined;
  readonly isError: boolean;
  /** Also if it started after the page loaded. */
  readonly isPaymentInProgress: boolean;
  readonly retry: () => void;
}

/**
 * Fetches the status on mount and freezes it until retry: changes made on the page end by their own
 * outcome.
 */
export function useCustomerStatus(): CustomerStatusQuery {
  const refetchOptions = { refetchOnMountOrArgChange: true } as const;
  const customer = useGetCustomerQuery(undefined, refetchOptions);
  const subscription = useGetSubscriptionQuery(undefined, refetchOptions);
  const [snapshot, setSnapshot] = useState<CustomerStatus>();
  const isLoaded = !customer.isFetching && !subscription.isFetching;
  if (snapshot === undefined && isLoaded && customer.data !== undefined && subscription.data !== undefined) {
    setSnapshot({ customer: customer.data, subscription: subscription.data });
  }
  const states = [customer.data?.subscribedPackage?.state, subscription.data?.state];
  return {
    status: snapshot,
    isPaymentInProgress: states.some((state) => state !== undefined && isInProgress(state)),
    isError: isLoaded && (customer.isError || subscription.isError),
    retry: () => {
      setSnapshot(undefined);
      void customer.refetch();
      void subscription.refetch();
    },
  };
}
