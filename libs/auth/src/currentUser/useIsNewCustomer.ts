import { useGetCustomerQuery } from '@tv/api-client';
import { useIsCustomer } from './CurrentUserProvider.tsx';

/** Returns whether campaigns and trials apply. False while loading, so that no price rises afterwards. */
export function useIsNewCustomer(): boolean {
  const isCustomer = useIsCustomer();
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  if (!isCustomer) return true;
  if (data === undefined) return false;
  const { isNewCustomer, subscribedPackage } = data;
  return (
    isNewCustomer ?? (subscribedPackage === undefined || subscribedPackage.state === 'PendingPaymentInfo')
  );
}
