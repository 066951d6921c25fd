import { matchPattern } from './matchPattern.ts';
import type { RoutePath } from './routeDefinition.ts';

/** Redirect URIs (AUTH-04): full-page and silent sign-in. */
export const SIGN_IN_CALLBACK = '/app/callback';
export const SILENT_CALLBACK = '/app/silent-callback';

/** Returns whether a path is one of these routes, matched like the router. */
export function isAtRoute(paths: readonly RoutePath[], pathname: string): boolean {
  return paths.some((path) => matchPattern(path, pathname) !== undefined);
}

/** Hides the header's sign-up button (ROUTE-97). */
export const isSignUpPath = (pathname: string): boolean => isAtRoute(['/bli-kunde/*'], pathname);

/** Redirects to the front page when claims change (AUTH-30). */
export function shouldLeaveOnClaimsChange(pathname: string): boolean {
  return (
    isAtRoute(['/bli-kunde', '/passord/reset', '/abonnement'], pathname) ||
    matchPattern('/logout/:action?', pathname)?.['action'] === 'success'
  );
}

/** Returns whether to send no frame-buster message (ROUTE-44). */
export function isActivationCallback(pathname: string): boolean {
  return isAtRoute(['/external-activation-callback'], pathname);
}

/** Whether it is the return page of the sign-in redirect (AUTH-04). */
export const isSignInCallback = (pathname: string): boolean => isAtRoute([SIGN_IN_CALLBACK], pathname);

/** `/logout` and `/logout/success`. */
export const isLogoutPath = (pathname: string): boolean => isAtRoute(['/logout/:action?'], pathname);

/** Silent sign-in frame. Exact match, as registered with the identity provider. */
export const isSilentCallback = (pathname: string): boolean => pathname === SILENT_CALLBACK;

/** Purchase, new-customer receipt and activation (ACCT-28…30). */
export function shouldHideNotifications(pathname: string): boolean {
  return (
    isAtRoute(['/min-konto/:purpose', '/payment/:id', '/aktiver'], pathname) ||
    matchPattern('/package/:outcome/receipt', pathname)?.['outcome'] === 'new' ||
    /^\/aktiver-[^/]+\/?$/i.test(pathname)
  );
}
