import { useEffect } from 'react';
import { useGetCustomerQuery, useGetExternalServiceStatusQuery, type PartnerService } from '@tv/api-client';
import { serviceStep } from './serviceStep.ts';
import { useConnecting } from './useConnecting.browser.ts';

/**
 * The customer and their status with a service, refetched on mount and on focus, since they act in another
 * window. Polls while connected.
 */
export function useService(service: PartnerService) {
  const customer = useGetCustomerQuery();
  const isKnown = customer.data !== undefined;
  // `useTv2Activation` polls for TV 2.
  const isWaiting =
    service !== 'tv2play' &&
    customer.data !== undefined &&
    serviceStep(service, customer.data).kind === 'wait';
  const statusPolling = useConnecting(isWaiting ? service : undefined);
  const { isError, isSuccess, isFetching, isUninitialized, refetch } = useGetExternalServiceStatusQuery(
    service,
    {
      skip: !isKnown,
      refetchOnMountOrArgChange: true,
    },
  );
  useEffect(() => {
    if (isUninitialized) return undefined;
    const ending = new AbortController();
    const recheckIfVisible = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', recheckIfVisible, { signal: ending.signal });
    // A window beside this one does not hide it.
    window.addEventListener('focus', recheckIfVisible, { signal: ending.signal });
    return () => ending.abort();
  }, [isUninitialized, refetch]);
  return {
    customer: customer.data,
    hasNoCustomer: customer.isError && !isKnown,
    askCustomer: () => void customer.refetch(),
    isError,
    isAnswered: isSuccess && !isFetching,
    /** Fetched since mount, even if refetching. */
    isTold: isSuccess,
    isAsking: isFetching,
    ask: () => void refetch(),
    connecting: statusPolling,
  };
}

export type Service = ReturnType<typeof useService>;
