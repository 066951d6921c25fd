import { useEffect } from 'react';
import { useGetCustomerQuery, useGetExternalServiceStatusQuery, type PartnerService } from '@tv/api-client';
import { useStatusPolling } from '../provisioning/useStatusPolling.browser.ts';
import { serviceStep } from '../serviceStep.ts';

/**
 * The customer and their status with a service, refetched on mount and on focus, since they act in another
 * window. Polls while connected.
 */
export function useServiceConnection(service: PartnerService) {
  const customer = useGetCustomerQuery();
  const isKnown = customer.data !== undefined;
  // `useTv2Activation` polls for TV 2.
  const isWaiting =
    service !== 'tv2play' &&
    customer.data !== undefined &&
    serviceStep(service, customer.data).kind === 'pending';
  const statusPolling = useStatusPolling(isWaiting ? service : undefined);
  const { isError, isSuccess, isFetching, isUninitialized, refetch } = useGetExternalServiceStatusQuery(
    service,
    {
      skip: !isKnown,
      refetchOnMountOrArgChange: true,
    },
  );
  useEffect(() => {
    if (isUninitialized) return undefined;
    const controller = new AbortController();
    const recheckIfVisible = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', recheckIfVisible, { signal: controller.signal });
    // A window beside this one does not hide it.
    window.addEventListener('focus', recheckIfVisible, { signal: controller.signal });
    return () => controller.abort();
  }, [isUninitialized, refetch]);
  return {
    customer,
    isError,
    isUpToDate: isSuccess && !isFetching,
    /** Fetched since mount, even if refetching. */
    isLoaded: isSuccess,
    isRechecking: isFetching,
    recheck: () => void refetch(),
    polling: statusPolling,
  };
}

export type ServiceConnection = ReturnType<typeof useServiceConnection>;
