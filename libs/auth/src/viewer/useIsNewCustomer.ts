import { useGetCustomerQuery } from '@tv/api-client';
import { useViewer } from './useViewer.ts';

/**
 * Whether campaigns and trials apply: for visitors, and customers who never subscribed. False until the
 * customer is loaded, so that a price never rises afterwards.
 */
export function useIsNewCustomer(): boolean {
  const isCustomer = useViewer().kind === 'customer';
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  if (!isCustomer) return true;
  if (data === undefined) return false;
  const { isNewCustomer, subscribedPackage } = data;
  return (
    isNewCustomer ?? (subscribedPackage === undefined || subscribedPackage.state === 'PendingPaymentInfo')
  );
}
