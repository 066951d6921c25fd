import { AfterLogin } from '@tv/subscription/afterLogin';
import { useTabCustomer } from './useTabCustomer.browser.ts';

/** Claims the tab for the customer and runs the steps after sign-in. Renders nothing. */
export function CustomerVisit() {
  useTabCustomer();
  return <AfterLogin />;
}
