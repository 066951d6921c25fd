import { isSilentCallback } from '@tv/routes';

/**
 * In a silent sign-in frame, posts the OpenID response to the parent window, in oidc-client-ts's message
 * format but without loading it.
 *
 * @returns true if this is such a frame; nothing else should start then (AUTH-25)
 */
export function answerSilentSignIn(page: Window): boolean {
  const { location, parent } = page;
  if (parent === page || !isSilentCallback(location.pathname)) return false;
  parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
  return true;
}
