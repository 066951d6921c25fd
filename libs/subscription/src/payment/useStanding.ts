import { useState } from 'react';
import { useGetCustomerQuery, useGetSubscriptionQuery } from '@tv/api-client';
import { isInProgress } from '../subscriptionState/subscriptionState.ts';
import type { Standing } from './outcome.ts';

export interface StandingQuery {
  readonly standing: Standing | undefined;
  readonly isError: boolean;
  /** Also if it started after the page loaded. */
  readonly isUnderWay: boolean;
  readonly retry: () => void;
}

/** Fetches the subscription status on mount and freezes it until `retry`. */
export function useStanding(): StandingQuery {
  const anew = { refetchOnMountOrArgChange: true } as const;
  const customer = useGetCustomerQuery(undefined, anew);
  const subscription = useGetSubscriptionQuery(undefined, anew);
  const [kept, setKept] = useState<Standing>();
  const isHere = !customer.isFetching && !subscription.isFetching;
  if (kept === undefined && isHere && customer.data !== undefined && subscription.data !== undefined) {
    setKept({ customer: customer.data, subscription: subscription.data });
  }
  const states = [customer.data?.subscribedPackage?.state, subscription.data?.state];
  return {
    standing: kept,
    isUnderWay: states.some((state) => state !== undefined && isInProgress(state)),
    isError: isHere && (customer.isError || subscription.isError),
    retry: () => {
      setKept(undefined);
      void customer.refetch();
      void subscription.refetch();
    },
  };
}
