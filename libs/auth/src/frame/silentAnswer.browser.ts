import { isSilentCallback } from '@tv/routes';

/**
 * In the hidden frame of a silent sign-in: hands the identity provider's answer to the window around it, whatever it
 * is, and whoever asked there judges it. The message is the OpenID client's own, made without loading the client.
 *
 * @returns whether this was such a frame. Nothing else is to be started in it: its time is short (AUTH-25)
 */
export function answerSilentSignIn(page: Window): boolean {
  const { location, parent } = page;
  if (parent === page || !isSilentCallback(location.pathname)) return false;
  parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
  return true;
}
