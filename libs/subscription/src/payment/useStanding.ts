import { useGetCustomerQuery, useGetSubscriptionQuery } from '@tv/api-client';
import type { Standing } from './outcome.ts';

/** How the customer stands, for a page that depends on it. */
export interface StandingQuery {
  readonly standing: Standing | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Asks for the customer and his subscription, anew with each page that asks. */
export function useStanding(): StandingQuery {
  const customer = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const subscription = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true });
  const isWhole = customer.data !== undefined && subscription.data !== undefined;
  // What was known of an hour ago is not what one pays by.
  const isFirst = customer.fulfilledTimeStamp === undefined || subscription.fulfilledTimeStamp === undefined;
  return {
    standing:
      isWhole && !isFirst && customer.data !== undefined && subscription.data !== undefined
        ? { customer: customer.data, subscription: subscription.data }
        : undefined,
    isError: customer.isError || subscription.isError,
    retry: () => {
      void customer.refetch();
      void subscription.refetch();
    },
  };
}
