import { isActivationCallback, isSignInCallback, isSilentCallback } from '@tv/routes';

/**
 * Whether a page that finds itself in a frame asks the window around it to take over. It does not on the
 * return page of an activation (ROUTE-44), nor where an OpenID answer arrives in the hidden frame of a silent
 * sign-in: there the answer is handled instead.
 *
 * @param search the query, which carries the OpenID answer
 */
export function sendsFrameBuster(pathname: string, search: string): boolean {
  if (isActivationCallback(pathname) || isSilentCallback(pathname)) return false;
  return !(isSignInCallback(pathname) && new URLSearchParams(search).has('state'));
}
