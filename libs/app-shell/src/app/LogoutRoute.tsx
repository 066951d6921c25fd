import { LogoutPage } from '@tv/auth/logout';
import { useTabOwner } from '../composition/useTabOwner.browser.ts';

/** The logout page; it also releases the tab. */
export function LogoutRoute() {
  useTabOwner();
  return <LogoutPage />;
}
