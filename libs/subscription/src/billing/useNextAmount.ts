import { useGetChangeSummaryQuery, type Subscription, type UserInfo } from '@tv/api-client';
import { nextBill } from '../price/nextBill.ts';

/** What is taken at the next payment, NOK; undefined where nobody knows, and as long as it is being asked. */
export interface NextAmount {
  readonly amount: number | undefined;
  readonly isPending: boolean;
}

/**
 * The sum of what runs on the day of the next payment: a campaign, a voucher or a trial may end before it, or after. Nothing else
 * stands in where it cannot be had: the price of a month may be twice what is taken.
 *
 * @param subscription  says which products are paid for then, where they are others
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
