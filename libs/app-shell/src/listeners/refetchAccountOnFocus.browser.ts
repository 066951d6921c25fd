import { invalidateEntitlements, invalidateAccount } from '@tv/api-client';
import { isAtRoute, type RoutePath } from '@tv/routes';
import { subscribeToVisibleOrOnline } from '@tv/ui/visibleOrOnline';
import type { AppStore } from '../composition/createAppStore.ts';

/** They check for changes themselves before sending anything. */
const CHECKOUT_PATHS: readonly RoutePath[] = [
  '/min-konto/:purpose',
  '/payment/:id',
  '/payment-method',
  '/betaling/endre',
];
const ACCOUNT_PATHS: readonly RoutePath[] = [
  '/min-konto',
  '/abonnement',
  '/betaling',
  '/informasjon',
  '/strommetjenester',
  '/aktiver',
  '/package/*',
];

/** Returning to a tab fires several events. */
const COOLDOWN_MS = 2_000;

/** Invalidates entitlement-dependent queries, except on checkout pages. */
export function invalidateEntitlementsOutsideCheckout(
  page: Window,
  { dispatch }: Pick<AppStore, 'dispatch'>,
): void {
  if (!isAtRoute(CHECKOUT_PATHS, page.location.pathname)) dispatch(invalidateEntitlements());
}

/** Refetches account data when the user returns to it: another tab or device may have changed it. */
export function refetchAccountOnFocus(
  page: Window,
  { dispatch }: Pick<AppStore, 'dispatch'>,
  now: () => number,
): void {
  let refetchedAt = -Infinity;
  const refetch = (): void => {
    if (!isAtRoute(ACCOUNT_PATHS, page.location.pathname) || now() - refetchedAt < COOLDOWN_MS) return;
    refetchedAt = now();
    dispatch(invalidateAccount());
  };
  subscribeToVisibleOrOnline(page, refetch);
  // Windows side by side are always visible.
  page.addEventListener('focus', refetch);
}
