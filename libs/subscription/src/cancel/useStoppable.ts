import { useGetCustomerQuery, useGetSubscriptionQuery, type Subscription } from '@tv/api-client';
import { stoppableOf, type Stoppable } from './stoppable.ts';

export interface StoppableQuery {
  readonly found: { readonly stoppable: Stoppable; readonly subscription: Subscription | null } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** What the customer can cancel, refetched on mount. */
export function useStoppable(): StoppableQuery {
  const anew = { refetchOnMountOrArgChange: true } as const;
  const customer = useGetCustomerQuery(undefined, anew);
  const subscription = useGetSubscriptionQuery(undefined, anew);
  const found =
    customer.data === undefined || subscription.data === undefined
      ? undefined
      : { stoppable: stoppableOf(customer.data), subscription: subscription.data };
  return {
    found,
    isError: found === undefined && (customer.isError || subscription.isError),
    isFetching: customer.isFetching || subscription.isFetching,
    retry() {
      void customer.refetch();
      void subscription.refetch();
    },
  };
}
