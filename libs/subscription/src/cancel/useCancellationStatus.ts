import { useGetCustomerQuery, useGetSubscriptionQuery, type Subscription } from '@tv/api-client';
import { cancellationStatus, type CancellationStatus } from './cancellationStatus.ts';

export interface CancellationQuery {
  readonly data:
    { readonly cancellation: CancellationStatus; readonly subscription: Subscription | null } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** What the customer can cancel, refetched on mount. */
export function useCancellationStatus(): CancellationQuery {
  const refetchOnMount = { refetchOnMountOrArgChange: true } as const;
  const customer = useGetCustomerQuery(undefined, refetchOnMount);
  const subscription = useGetSubscriptionQuery(undefined, refetchOnMount);
  const data =
    customer.data === undefined || subscription.data === undefined
      ? undefined
      : { cancellation: cancellationStatus(customer.data), subscription: subscription.data };
  return {
    data,
    isError: data === undefined && (customer.isError || subscription.isError),
    isFetching: customer.isFetching || subscription.isFetching,
    retry() {
      void customer.refetch();
      void subscription.refetch();
    },
  };
}
