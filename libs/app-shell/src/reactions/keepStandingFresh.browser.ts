import { invalidateEntitlements } from '@tv/api-client';
import { invalidateAccount } from '@tv/api-client/standing';
import { matchPattern } from '@tv/routes';
import type { AppStore } from '../world/createAppStore.ts';
import { onReturn } from '../world/onReturn.browser.ts';

/** They check for changes themselves before sending anything. */
const PAYING = ['/min-konto/:purpose', '/payment/:id', '/payment-method', '/betaling/endre'];
const STANDING = [
  '/min-konto',
  '/abonnement',
  '/betaling',
  '/informasjon',
  '/strommetjenester',
  '/aktiver',
  '/package/*',
];

/** Returning to a tab fires several events. */
const PAUSE_MS = 2_000;

const isAt = (patterns: readonly string[], { location }: Window): boolean =>
  patterns.some((pattern) => matchPattern(pattern, location.pathname) !== undefined);

/** Invalidates entitlement-dependent queries, except on checkout pages. */
export function refreshEntitlements(page: Window, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  if (!isAt(PAYING, page)) dispatch(invalidateEntitlements());
}

/**
 * Refetches account data when the user returns to a page that shows it: another tab or device may have
 * changed it.
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
    dispatch(invalidateAccount());
  };
  onReturn(page, look);
  // Windows side by side are always visible.
  page.addEventListener('focus', look);
}
