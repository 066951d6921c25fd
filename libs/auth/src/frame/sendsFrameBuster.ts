import { isActivationCallback, isSignInCallback, isSilentCallback } from '@tv/routes';

/**
 * Whether a framed page should ask its parent window to take over. Not on the activation callback (ROUTE-44),
 * and not on an OpenID callback in a silent sign-in frame, which is handled there.
 *
 * @param search query string with the OpenID response
 */
export function sendsFrameBuster(pathname: string, search: string): boolean {
  if (isActivationCallback(pathname) || isSilentCallback(pathname)) return false;
  return !(isSignInCallback(pathname) && new URLSearchParams(search).has('state'));
}
