import { useLocation } from 'react-router-dom';
import { useGetCustomerQuery } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { shouldHideNotifications } from '@tv/routes';
import { NotificationList } from './NotificationList.tsx';

/** Notifications above an account page, behind a dev flag (CONF-16). */
export function AccountAlerts() {
  const { pathname } = useLocation();
  const isCustomer = useIsCustomer();
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  return data === undefined || shouldHideNotifications(pathname) ? null : (
    <NotificationList customer={data} />
  );
}
