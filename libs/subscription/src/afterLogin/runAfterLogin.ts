import type { BillingProvider, UserInfo } from '@tv/api-client';
import { storedText } from '@tv/browser-storage';
import { customerLinks, isAtRoute } from '@tv/routes';
import { shouldCheckBillingProvider } from '../status/subscriptionState.ts';

/** Id of the user for whom the steps have run. */
export const storedAfterLogin = storedText({ key: 'after-login', scope: 'tab' });

export interface AfterLoginDeps {
  readonly pathname: string;
  readonly fetchUserInfo: () => Promise<UserInfo>;
  readonly fetchBillingProvider: () => Promise<BillingProvider>;
  /** The payment was cancelled and the account deleted. */
  readonly isAccountDeleted: () => Promise<boolean>;
  /** Replaces the history entry. */
  readonly redirectTo: (path: string) => void;
  /** With reason PAYMENT_CANCELLED, to the front page. */
  readonly logOut: () => void;
}

/** Returns whether another service redirects to this page, which finishes on its own. */
const isReturnPage = (pathname: string): boolean =>
  isAtRoute(['/payment/vipps', '/external-activation-callback'], pathname);

/** Besides these, pages without a redirect for a failed or missing payment (SUB-18). */
const PAYMENT_PAGES = [
  '/passord/reset',
  '/passord',
  '/telefon',
  '/epost',
  '/informasjon',
  '/min-konto/:purpose',
  '/payment/:id',
  '/payment-method',
  '/betaling',
  '/betaling/endre',
  '/abonnement',
  '/package/*',
  '/logout/:action?',
] as const;

/**
 * Runs the steps after login, in order (SUB-24); a later redirect wins. Rejects if a request fails.
 *
 * - Failed payment: subscription page (SUB-17).
 * - Unpaid purchase: purchase page (SUB-19).
 * - Unfinished wallet payment: its return page (SUB-20).
 * - Account deleted after a cancelled payment: sign out (SUB-21, SUB-22).
 */
export async function runAfterLogin(deps: AfterLoginDeps): Promise<void> {
  const { pathname } = deps;
  const { subscribedPackage } = await deps.fetchUserInfo();
  const state = subscribedPackage?.state;
  const canRedirect = !isReturnPage(pathname) && !isAtRoute(PAYMENT_PAGES, pathname);
  if (state === 'PaymentFailed' && canRedirect) deps.redirectTo(customerLinks.accountSubscription());
  if (state === 'PendingPaymentInfo' && canRedirect) {
    const productIds = subscribedPackage?.selectedProductIds;
    deps.redirectTo(customerLinks.purchase({ mode: 'PURCHASE', productIds }));
  }
  if (isReturnPage(pathname)) return;
  if (shouldCheckBillingProvider(state) && (await deps.fetchBillingProvider()) === 'Vipps') {
    deps.redirectTo(customerLinks.walletReturn());
  }
  if (await deps.isAccountDeleted()) deps.logOut();
}
