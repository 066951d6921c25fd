import { LogoutPage } from '@tv/auth/logout';
import { useTabCustomer } from './useTabCustomer.browser.ts';

/** Where a customer signs out, and comes back to as a visitor: then the tab is nobody's. */
export function LogoutRoute() {
  useTabCustomer();
  return <LogoutPage />;
}
