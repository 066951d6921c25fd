import { useGetChangeSummaryQuery, type Subscription, type UserInfo } from '@tv/api-client';
import { nextBill } from '../price/nextBill.ts';

/** Amount of the next payment in NOK; undefined if unknown or loading. */
export interface NextAmount {
  readonly amount: number | undefined;
  readonly isPending: boolean;
}

/**
 * Sums what applies on the next payment date, since campaigns, vouchers and trials may end earlier or later.
 * There is no fallback: the monthly price may be twice the amount.
 *
 * @param subscription its `pendingProductIds` replace the current products
 */
export function useNextAmount(
  own: NonNullable<UserInfo['subscribedPackage']>,
  subscription: Pick<Subscription, 'pendingProductIds'> | null | undefined,
): NextAmount {
  const productIds = subscription?.pendingProductIds ?? own.selectedProductIds;
  const { data, error } = useGetChangeSummaryQuery(productIds, { skip: productIds.length === 0 });
  const at = data?.nextPaymentDate ?? own.nextPaymentDate;
  return {
    amount: data && at !== undefined ? nextBill({ lines: data.lines, nextPaymentDate: at }).sum : undefined,
    isPending: productIds.length > 0 && data === undefined && error === undefined,
  };
}
