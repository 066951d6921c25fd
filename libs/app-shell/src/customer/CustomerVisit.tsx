import { AfterLogin } from '@tv/subscription/afterLogin';
import { useTabCustomer } from './useTabCustomer.browser.ts';

/** What follows from a customer being there: the tab is his, and the steps after his login are taken. Draws nothing. */
export function CustomerVisit() {
  useTabCustomer();
  return <AfterLogin />;
}
