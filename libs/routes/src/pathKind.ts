import { matchPattern } from './pattern.ts';
import { SIGN_IN_CALLBACK, SILENT_CALLBACK } from './returnPaths.ts';

const isAt = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPattern(pattern, pathname) !== undefined);

/** Whether a path is one of signing up, where the header's sign-up button is hidden (ROUTE-97). */
export function isSignUpPath(pathname: string): boolean {
  return isAt(['/bli-kunde/*'], pathname);
}

/** Pages that a change of the customer's claims leaves for the front page (AUTH-30). */
export function leavesOnClaimsChange(pathname: string): boolean {
  return isAt(['/bli-kunde', '/passord/reset', '/logout/success', '/abonnement'], pathname);
}

/** The return page of an activation, the one path that sends no frame-buster message (ROUTE-44). */
export function isActivationCallback(pathname: string): boolean {
  return isAt(['/external-activation-callback'], pathname);
}

/** The return page of the sign-in redirect (AUTH-04). */
export function isSignInCallback(pathname: string): boolean {
  return isAt([SIGN_IN_CALLBACK], pathname);
}

/** Signing out, and that it is done. */
export function isLogoutPath(pathname: string): boolean {
  return isAt(['/logout/:action?'], pathname);
}

/**
 * Where the hidden frame of a silent sign-in returns to: to the letter, since an identity provider returns to what is
 * registered with it and nowhere else.
 */
export function isSilentCallback(pathname: string): boolean {
  return pathname === SILENT_CALLBACK;
}
