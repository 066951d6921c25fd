import { useGetChangeSummaryQuery, type Subscription } from '@tv/api-client';
import { nextBill } from '../price/price.ts';
import type { SubscribedPackage } from '../status/subscriptionState.ts';

/** Returns the amount on the next payment date. No fallback to the monthly price, which may be twice as high. */
export function useNextPaymentAmount(
  own: SubscribedPackage,
  subscription: Pick<Subscription, 'pendingProductIds'> | null | undefined,
) {
  const productIds = subscription?.pendingProductIds ?? own.selectedProductIds;
  const { data, error } = useGetChangeSummaryQuery(productIds, { skip: productIds.length === 0 });
  const at = data?.nextPaymentDate ?? own.nextPaymentDate;
  return {
    /** NOK; undefined if unknown or loading. */
    amount: data && at !== undefined ? nextBill({ lines: data.lines, nextPaymentDate: at }).sum : undefined,
    isPending: productIds.length > 0 && data === undefined && error === undefined,
  };
}
