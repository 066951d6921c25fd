import { useEffect, useMemo } from 'react';
import {
  useApiDispatch,
  useGetCustomerQuery,
  useGetExternalServiceStatusQuery,
  type PartnerService,
} from '@tv/api-client';
import { usePolling, type Polling } from '../../polling/usePolling.ts';
import { serviceStep } from '../externalService.ts';
import { pollServiceStatus } from '../provisioning/pollStatus.ts';

/** Polls a service while it is `Connected`; each status updates the cached customer. */
export function useStatusPolling(service: PartnerService | undefined): Polling {
  const dispatch = useApiDispatch();
  const run = useMemo(
    () =>
      service &&
      ((signal: AbortSignal) => pollServiceStatus(dispatch, service, 'Connected', signal).then(() => false)),
    [dispatch, service],
  );
  return usePolling(run);
}

/**
 * Returns the customer and their service status, refetched on focus: they act in another window. Polls if connected.
 */
export function useServiceConnection(service: PartnerService) {
  const customer = useGetCustomerQuery();
  // `useTv2Activation` polls for TV 2.
  const isWaiting =
    service !== 'tv2play' &&
    customer.data !== undefined &&
    serviceStep(service, customer.data).kind === 'pending';
  const polling = useStatusPolling(isWaiting ? service : undefined);
  const { isError, isSuccess, isFetching, isUninitialized, refetch } = useGetExternalServiceStatusQuery(
    service,
    { skip: customer.data === undefined, refetchOnMountOrArgChange: true },
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
    polling,
  };
}

export type ServiceConnection = ReturnType<typeof useServiceConnection>;
