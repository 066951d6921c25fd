import { useEffect } from 'react';
import { useGetCustomerQuery, useGetExternalServiceStatusQuery, type AskedService } from '@tv/api-client';

/**
 * A customer and how he stands with a service: asked for when the page is opened, and again whenever he comes back to it,
 * since what he does at the partner's he does in another window. What the partner says stands in the customer.
 */
export function useService(service: AskedService) {
  const customer = useGetCustomerQuery();
  const isKnown = customer.data !== undefined;
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
    isAsking: isFetching,
    ask: () => void refetch(),
  };
}

export type Service = ReturnType<typeof useService>;
