import { AfterLogin } from '@tv/subscription/afterLogin';
import { useTabOwner } from '../composition/useTabOwner.browser.ts';

/** Claims the tab and runs the steps after sign-in. Renders nothing. */
export function CustomerEffects() {
  useTabOwner();
  return <AfterLogin />;
}
