import { isSilentCallback } from '@tv/routes';

/**
 * In a silent sign-in frame, posts the OpenID response to the parent window as oidc-client-ts would, without
 * loading it.
 *
 * @returns true in such a frame; start nothing else there (AUTH-25)
 */
export function relaySilentCallback(page: Window): boolean {
  const { location, parent } = page;
  if (parent === page || !isSilentCallback(location.pathname)) return false;
  parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
  return true;
}
