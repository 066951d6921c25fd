import { useState } from 'react';
import { useGetCustomerQuery, useGetSubscriptionQuery } from '@tv/api-client';
import { useToast } from '@tv/ui';
import type { CustomerStatus } from '../../status/fetchCustomerStatus.ts';
import { isInProgress } from '../../status/subscriptionState.ts';

/** Status on mount, frozen until refetched: changes made on the page end by their own outcome. */
export function useCustomerStatus() {
  const refetchOptions = { refetchOnMountOrArgChange: true } as const;
  const customer = useGetCustomerQuery(undefined, refetchOptions);
  const subscription = useGetSubscriptionQuery(undefined, refetchOptions);
  const showToast = useToast();
  const [snapshot, setSnapshot] = useState<CustomerStatus>();
  const isLoaded = !customer.isFetching && !subscription.isFetching;
  if (snapshot === undefined && isLoaded && customer.data !== undefined && subscription.data !== undefined) {
    setSnapshot({ customer: customer.data, subscription: subscription.data });
  }
  const refetch = () => {
    setSnapshot(undefined);
    void customer.refetch();
    void subscription.refetch();
  };
  return {
    data: snapshot,
    /** Also if it started after the page loaded. */
    isPaymentInProgress:
      isInProgress(customer.data?.subscribedPackage?.state) || isInProgress(subscription.data?.state),
    isError: isLoaded && (customer.isError || subscription.isError),
    refetch,
    handleSuperseded: () => {
      showToast({
        kind: 'info',
        title: 'Abonnementet er et annet enn da du åpnet siden',
        text: 'Ingenting er betalt eller endret herfra. Se over, og bekreft på nytt.',
      });
      refetch();
    },
  };
}

export type CustomerStatusQuery = ReturnType<typeof useCustomerStatus>;
