import { useGetCustomerQuery } from '@tv/api-client';
import { useViewer } from './useViewer.ts';

/**
 * Whether campaigns and trials are for the user: for every visitor, and for a customer who has never had a subscription. False for a
 * customer until the server has said so, since a price that rises afterwards is worse than one that falls.
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
