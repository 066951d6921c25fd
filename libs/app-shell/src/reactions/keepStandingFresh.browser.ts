import { entitlementsChanged } from '@tv/api-client';
import { standingLookedAt } from '@tv/api-client/standing';
import { matchPattern } from '@tv/routes';
import type { AppStore } from '../world/createAppStore.ts';
import { onReturn } from '../world/onReturn.browser.ts';

/** Checkout pages: they check for changes themselves before they send anything. */
const PAYING = ['/min-konto/:purpose', '/payment/:id', '/payment-method', '/betaling/endre'];
/** Pages that show the subscription status. */
const STANDING = [
  '/min-konto',
  '/abonnement',
  '/betaling',
  '/informasjon',
  '/strommetjenester',
  '/aktiver',
  '/package/*',
];

/** Returning to a tab fires several events; clicking into a window fires `focus` often. */
const PAUSE_MS = 2_000;

const isAt = (patterns: readonly string[], { location }: Window): boolean =>
  patterns.some((pattern) => matchPattern(pattern, location.pathname) !== undefined);

/** Invalidates entitlement-dependent queries, except on checkout pages. */
export function refreshEntitlements(page: Window, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  if (!isAt(PAYING, page)) dispatch(entitlementsChanged());
}

/**
 * Refetches account data when the user returns to a page that shows it: it may have changed in another tab or
 * on another device.
 *
 * @param now epoch ms
 */
export function keepStandingFresh(
  page: Window,
  { dispatch }: Pick<AppStore, 'dispatch'>,
  now: () => number,
): void {
  let askedAt = -Infinity;
  const look = (): void => {
    if (!isAt(STANDING, page) || now() - askedAt < PAUSE_MS) return;
    askedAt = now();
    dispatch(standingLookedAt());
  };
  onReturn(page, look);
  // Two windows side by side are both visible all the time.
  page.addEventListener('focus', look);
}
