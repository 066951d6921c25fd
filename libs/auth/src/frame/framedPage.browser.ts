import { isActivationCallback, isSignInCallback, isSilentCallback } from '@tv/routes';

/** Asks the parent window to open this page itself (ROUTE-43); not on callback pages (ROUTE-44). */
export function bustFrame(page: Window): void {
  const { parent } = page;
  const { pathname, search, origin } = page.location;
  if (parent === page || isActivationCallback(pathname) || isSilentCallback(pathname)) return;
  if (isSignInCallback(pathname) && new URLSearchParams(search).has('state')) return;
  parent.postMessage({ type: 'frame-buster' }, origin);
}

/**
 * In a silent sign-in frame, posts the OpenID response to the parent window as oidc-client-ts would, without loading
 * it.
 *
 * @returns true in such a frame; then start nothing (AUTH-25)
 */
export function relaySilentCallback(page: Window): boolean {
  const { location, parent } = page;
  if (parent === page || !isSilentCallback(location.pathname)) return false;
  parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
  return true;
}
