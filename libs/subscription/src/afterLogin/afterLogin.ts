import type { BillingProvider, UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { asksBillingProvider } from '../subscriptionState/subscriptionState.ts';
import { isReturnPage, staysThere } from './staysThere.ts';

/** What the steps after a login ask and do. */
export interface AfterLoginDeps {
  /** Where the customer is, without query. */
  readonly pathname: string;
  readonly userInfo: () => Promise<UserInfo>;
  readonly billingProvider: () => Promise<BillingProvider>;
  /** Whether a payment was cancelled and the account deleted with it. */
  readonly isDeleted: () => Promise<boolean>;
  /** Leads to a path, in place of the present one. */
  readonly goTo: (path: string) => void;
  /** Signs out with the reason PAYMENT_CANCELLED, and leads to the front page. */
  readonly logOut: () => void;
}

/**
 * What follows a login, in this order (SUB-24): who the customer is; a failed payment leads to his subscription (SUB-17); a
 * purchase that was not paid leads on to paying (SUB-19); a payment by wallet that may be half done leads to where it is
 * asked for (SUB-20); and an account that was deleted with its cancelled payment is signed out (SUB-21, SUB-22). Each is taken
 * once; a later one that leads somewhere has the last word. Rejects with what could not be asked.
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
