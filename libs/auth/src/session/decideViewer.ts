import { isSignInCallback, matchPattern } from '@tv/routes';
import { SILENT_TIMEOUT_SECONDS } from '../identity/oidcSettings.ts';
import type { Renewal } from './renewal.ts';
import type { SessionDeps } from './sessionDeps.ts';
import type { SigningIn } from './signingIn.ts';
import type { Watching } from './watching.ts';

/**
 * Decides who is watching when the app starts. What is stored is decided before this returns. Never rejects.
 *
 * On the return page the sign-in is completed (AUTH-08). A valid stored token is used as it is. Without one,
 * whoever has a session at the identity provider is signed in, silently or else by its page (AUTH-13, AUTH-14);
 * anybody else is a visitor (AUTH-15).
 */
export async function decideViewer(
  deps: SessionDeps,
  watching: Watching,
  signingIn: SigningIn,
  renewal: Renewal,
): Promise<void> {
  const { config, identity, service, silent, place } = deps;
  const current = place.current();
  const [pathname = ''] = current.split(/[?#]/);

  const completeSignIn = async (): Promise<void> => {
    try {
      await signingIn.accept(await identity.completeSignIn(place.origin + current));
    } catch (error) {
      // The return page was loaded again, or a renewal was given up: who was signed in still is.
      const stored = watching.validStored();
      if (stored) watching.showCustomer(stored);
      else signingIn.fail(error);
    }
  };

  const joinSession = async (): Promise<void> => {
    if (!signingIn.mayUnasked() || !(await service.hasSession())) {
      await watching.forget();
      watching.showAnonymous('signedOut');
      return;
    }
    try {
      await signingIn.accept(await renewal.signInSilently(SILENT_TIMEOUT_SECONDS));
    } catch (error) {
      signingIn.reportSilentFailure(error);
      await watching.forget();
      const isLeaving = await signingIn.signInUnasked(current);
      if (!isLeaving && watching.viewer().state === 'noAction') watching.showAnonymous('signedOut');
    }
  };

  if (isSignInCallback(pathname) && !config.e2e) {
    await completeSignIn();
  } else {
    const stored = watching.validStored();
    if (stored) watching.showCustomer(stored);
    else if (config.e2e || matchPattern('/logout/:action?', pathname)) watching.showAnonymous('signedOut');
    else await joinSession();
  }
  if (!config.e2e) void silent.isSupported();
}
