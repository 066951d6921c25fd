import type { BillingProvider, UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { asksBillingProvider } from '../subscriptionState/subscriptionState.ts';
import { isReturnPage, staysThere } from './staysThere.ts';

export interface AfterLoginDeps {
  readonly pathname: string;
  readonly userInfo: () => Promise<UserInfo>;
  readonly billingProvider: () => Promise<BillingProvider>;
  /** The payment was cancelled and the account deleted. */
  readonly isDeleted: () => Promise<boolean>;
  /** Replaces the history entry. */
  readonly goTo: (path: string) => void;
  /** With reason PAYMENT_CANCELLED, to the front page. */
  readonly logOut: () => void;
}

/**
 * Steps after login, in order (SUB-24); a later redirect wins. Rejects if a request fails.
 *
 * - Failed payment: subscription page (SUB-17).
 * - Unpaid purchase: purchase page (SUB-19).
 * - Unfinished wallet payment: its return page (SUB-20).
 * - Account deleted after a cancelled payment: sign out (SUB-21, SUB-22).
 */
export async function runAfterLogin(deps: AfterLoginDeps): Promise<void> {
  const { pathname } = deps;
  const { subscribedPackage } = await deps.userInfo();
  const state = subscribedPackage?.state;
  const mayLead = !staysThere(pathname);
  if (state === 'PaymentFailed' && mayLead) deps.goTo(customerLinks.accountSubscription());
  if (state === 'PendingPaymentInfo' && mayLead) {
    const productIds = subscribedPackage?.selectedProductIds;
    deps.goTo(customerLinks.purchase({ mode: 'PURCHASE', productIds }));
  }
  if (isReturnPage(pathname)) return;
  if (asksBillingProvider(state) && (await deps.billingProvider()) === 'Vipps') {
    deps.goTo(customerLinks.walletReturn());
  }
  if (await deps.isDeleted()) deps.logOut();
}
