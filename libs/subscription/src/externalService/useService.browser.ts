import { useEffect } from 'react';
import { useGetCustomerQuery, useGetExternalServiceStatusQuery, type AskedService } from '@tv/api-client';
import { serviceStep } from './serviceStep.ts';
import { useConnecting } from './useConnecting.browser.ts';

/**
 * A customer and how he stands with a service: asked for when the page is opened, and again whenever he comes back to it,
 * since what he does at the partner's he does in another window. Once he is connected it is asked for by itself. What the partner
 * says stands in the customer.
 */
export function useService(service: AskedService) {
  const customer = useGetCustomerQuery();
  const isKnown = customer.data !== undefined;
  // TV 2 is polled for by `useTv2`, which knows more of where the customer has been.
  const isWaiting =
    service !== 'tv2play' &&
    customer.data !== undefined &&
    serviceStep(service, customer.data).kind === 'wait';
  const connecting = useConnecting(isWaiting ? service : undefined);
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
    const ask = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', ask, { signal: ending.signal });
    // A window beside this one leaves it in sight.
    window.addEventListener('focus', ask, { signal: ending.signal });
    return () => ending.abort();
  }, [isUninitialized, refetch]);
  return {
    customer: customer.data,
    hasNoCustomer: customer.isError && !isKnown,
    askCustomer: () => void customer.refetch(),
    /** The partner could not be asked. */
    isError,
    isAnswered: isSuccess && !isFetching,
    /** He has told how it stands since the page was opened, whether or not he is being asked again. */
    isTold: isSuccess,
    isAsking: isFetching,
    ask: () => void refetch(),
    connecting,
  };
}

export type Service = ReturnType<typeof useService>;
