import { isActivationCallback, isSignInCallback, isSilentCallback } from '@tv/routes';

/** Asks the parent window to open this page itself (ROUTE-43). */
export function bustFrame(page: Window = window): void {
  const { location, parent } = page;
  if (parent === page || !shouldSendFrameBuster(location.pathname, location.search)) return;
  parent.postMessage({ type: 'frame-buster' }, location.origin);
}

/**
 * Whether a framed page should take over its parent window. Not on the activation callback (ROUTE-44) or an
 * OpenID callback.
 */
export function shouldSendFrameBuster(pathname: string, search: string): boolean {
  if (isActivationCallback(pathname) || isSilentCallback(pathname)) return false;
  return !(isSignInCallback(pathname) && new URLSearchParams(search).has('state'));
}
