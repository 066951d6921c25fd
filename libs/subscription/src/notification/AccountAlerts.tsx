import { useLocation } from 'react-router-dom';
import { useGetCustomerQuery } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { hidesNotifications } from '@tv/routes';
import { NotificationList } from './NotificationList.tsx';

/**
 * Notifications over a page of the account, where alerts in the account are tried (CONF-16); not on the pages that they stay away
 * from.
 */
export function AccountAlerts() {
  const { pathname } = useLocation();
  const isCustomer = useViewer().kind === 'customer';
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  return data === undefined || hidesNotifications(pathname) ? null : <NotificationList customer={data} />;
}
