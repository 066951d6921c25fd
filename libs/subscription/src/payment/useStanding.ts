import { useState } from 'react';
import { useGetCustomerQuery, useGetSubscriptionQuery } from '@tv/api-client';
import { isInProgress } from '../subscriptionState/subscriptionState.ts';
import type { Standing } from './outcome.ts';

/** How the customer stands, for a page that depends on it. */
export interface StandingQuery {
  readonly standing: Standing | undefined;
  readonly isError: boolean;
  /** Whether the last answers say that a payment or change is under way, also where it began after the page was opened. */
  readonly isUnderWay: boolean;
  readonly retry: () => void;
}

/**
 * How the customer stands when the page is opened, asked for anew. The page stays with that: what changes meanwhile changes
 * by what is done on it, and that has an end of its own.
 */
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
