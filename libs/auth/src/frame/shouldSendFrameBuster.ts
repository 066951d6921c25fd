import { isActivationCallback, isSignInCallback, isSilentCallback } from '@tv/routes';

/**
 * Whether a framed page should take over its parent window. Not on the activation callback (ROUTE-44) or an
 * OpenID callback.
 */
export function shouldSendFrameBuster(pathname: string, search: string): boolean {
  if (isActivationCallback(pathname) || isSilentCallback(pathname)) return false;
  return !(isSignInCallback(pathname) && new URLSearchParams(search).has('state'));
}
