import { LogoutPage } from '@tv/auth/logout';
import { useTabCustomer } from './useTabCustomer.browser.ts';

/** The logout page; it also releases the tab. */
export function LogoutRoute() {
  useTabCustomer();
  return <LogoutPage />;
}
