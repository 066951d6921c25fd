import { useGetChangeSummaryQuery, type Subscription, type UserInfo } from '@tv/api-client';
import { nextBill } from '../price/nextBill.ts';

/** What is taken at the next payment, NOK; undefined where nobody knows, and as long as it is being asked. */
export interface NextAmount {
  readonly amount: number | undefined;
  readonly isPending: boolean;
}

/**
 * The sum of what runs on the day of the next payment: a campaign, a voucher or a trial may end before it, or after.
 *
 * @param subscription  its price stands in where the sum cannot be had
 */
export function useNextAmount(
  own: NonNullable<UserInfo['subscribedPackage']>,
  subscription: Pick<Subscription, 'pendingProductIds' | 'monthlyPrice'> | null | undefined,
): NextAmount {
  const productIds = subscription?.pendingProductIds ?? own.selectedProductIds;
  const { data, error } = useGetChangeSummaryQuery(productIds, { skip: productIds.length === 0 });
  const at = data?.nextPaymentDate ?? own.nextPaymentDate;
  return {
    amount:
      data && at !== undefined
        ? nextBill({ lines: data.lines, nextPaymentDate: at }).sum
        : subscription?.monthlyPrice,
    isPending: productIds.length > 0 && data === undefined && error === undefined,
  };
}
