import { SIGN_IN_CALLBACK, SILENT_CALLBACK } from '../links/callbackPaths.ts';
import { matchPattern } from './matchPattern.ts';

const isAt = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPattern(pattern, pathname) !== undefined);

/** Hides the header's sign-up button (ROUTE-97). */
export function isSignUpPath(pathname: string): boolean {
  return isAt(['/bli-kunde/*'], pathname);
}

/** Redirects to the front page when claims change (AUTH-30). */
export function shouldLeaveOnClaimsChange(pathname: string): boolean {
  return isAt(['/bli-kunde', '/passord/reset', '/logout/success', '/abonnement'], pathname);
}

/** The only path that sends no frame-buster message (ROUTE-44). */
export function isActivationCallback(pathname: string): boolean {
  return isAt(['/external-activation-callback'], pathname);
}

/** Return page of the sign-in redirect (AUTH-04). */
export function isSignInCallback(pathname: string): boolean {
  return isAt([SIGN_IN_CALLBACK], pathname);
}

/** `/logout` and `/logout/success`. */
export function isLogoutPath(pathname: string): boolean {
  return isAt(['/logout/:action?'], pathname);
}

/** Silent sign-in frame. Exact match, as registered with the identity provider. */
export function isSilentCallback(pathname: string): boolean {
  return pathname === SILENT_CALLBACK;
}
