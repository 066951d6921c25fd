import { entitlementsChanged } from '@tv/api-client';
import { standingLookedAt } from '@tv/api-client/standing';
import { matchPattern } from '@tv/routes';
import type { AppStore } from '../world/createAppStore.ts';
import { onReturn } from '../world/onReturn.browser.ts';

/** Pages on which something is paid: they look for themselves, before they send anything, and end at a receipt. */
const PAYING = ['/min-konto/:purpose', '/payment/:id', '/payment-method', '/betaling/endre'];
/** Pages that show how a customer stands. */
const STANDING = [
  '/min-konto',
  '/abonnement',
  '/betaling',
  '/informasjon',
  '/strommetjenester',
  '/aktiver',
  '/package/*',
];

/** A tab that is come back to tells of it twice, and a window that is clicked in all the time tells of it often. */
const PAUSE_MS = 2_000;

const isAt = (patterns: readonly string[], { location }: Window): boolean =>
  patterns.some((pattern) => matchPattern(pattern, location.pathname) !== undefined);

/** The customer may watch something else than before: all that follows from it is asked for anew, wherever nothing is being paid. */
export function refreshEntitlements(page: Window, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  if (!isAt(PAYING, page)) dispatch(entitlementsChanged());
}

/**
 * Asks anew how the customer stands when he comes back to a page that shows it: he may have changed it in another tab or on
 * another device, and an older page must not stand beside what is true by now.
 *
 * @param now  epoch milliseconds
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
  // Two windows beside each other are both in sight all the time.
  page.addEventListener('focus', look);
}
