import { AfterLogin } from '@tv/subscription/afterLogin';
import { useTabCustomer } from './useTabCustomer.browser.ts';

/** Claims the tab and runs the steps after sign-in. Renders nothing. */
export function CustomerVisit() {
  useTabCustomer();
  return <AfterLogin />;
}
