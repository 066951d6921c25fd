import { useGetChangeSummaryQuery, type Subscription } from '@tv/api-client';
import { nextBill } from '../price/price.ts';
import type { SubscribedPackage } from '../status/subscriptionState.ts';

/**
 * Amount on the next payment date, when discounts may have ended. No fallback: the monthly price may be twice
 * as high.
 *
 * @param subscription its `pendingProductIds` replace the current ones
 */
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
