import { LogoutPage } from '@tv/auth/logout';
import { useTabCustomer } from './useTabCustomer.browser.ts';

/** The logout page, which also releases the tab from its owner. */
export function LogoutRoute() {
  useTabCustomer();
  return <LogoutPage />;
}
