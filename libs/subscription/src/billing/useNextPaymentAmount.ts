import { useGetChangeSummaryQuery, type Subscription, type UserInfo } from '@tv/api-client';
import { nextBill } from '../price/nextBill.ts';

/** NOK; undefined if unknown or loading. */
export interface NextPaymentAmount {
  readonly amount: number | undefined;
  readonly isPending: boolean;
}

/**
 * Amount on the next payment date, when discounts may have ended. No fallback: the monthly price may be twice
 * as high.
 *
 * @param subscription its `pendingProductIds` replace the current ones
 */
export function useNextPaymentAmount(
  own: NonNullable<UserInfo['subscribedPackage']>,
  subscription: Pick<Subscription, 'pendingProductIds'> | null | undefined,
): NextPaymentAmount {
  const productIds = subscription?.pendingProductIds ?? own.selectedProductIds;
  const { data, error } = useGetChangeSummaryQuery(productIds, { skip: productIds.length === 0 });
  const at = data?.nextPaymentDate ?? own.nextPaymentDate;
  return {
    amount: data && at !== undefined ? nextBill({ lines: data.lines, nextPaymentDate: at }).sum : undefined,
    isPending: productIds.length > 0 && data === undefined && error === undefined,
  };
}
