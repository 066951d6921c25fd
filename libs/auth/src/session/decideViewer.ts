import { isLogoutPath, isSignInCallback } from '@tv/routes';
import { ProviderUnreachableError } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import { SILENT_TIMEOUT_SECONDS } from '../identity/timeLimits.ts';
import { isCustomer } from '../token/claims.ts';
import type { Renewal } from './renewal.ts';
import type { SessionDeps } from './sessionDeps.ts';
import type { SigningIn } from './signingIn.ts';
import type { Watching } from './watching.ts';
import { TimeLimitError, within } from './within.ts';

const RENEWAL_PATIENCE_MS = 5000;

const SESSION_PATIENCE_MS = 2000;

const SILENT_PATIENCE_MS = 5000;

const COMPLETION_PATIENCE_MS = 10_000;

const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderUnreachableError || error instanceof TimeLimitError;

/**
 * Restores the session at start-up; synchronously if a valid user is stored. Never rejects.
 *
 * Order: callback page (AUTH-08), stored token, refresh token, provider session (silent, then redirect;
 * AUTH-13, AUTH-14), visitor (AUTH-15).
 */
export async function decideViewer(
  deps: SessionDeps,
  watching: Watching,
  signingIn: SigningIn,
  renewal: Renewal,
): Promise<void> {
  const { config, identity, service, silent, address, clock } = deps;
  const current = address.current();
  const [pathname = ''] = current.split(/[?#]/);

  /**
   * Renews an expired token. The customer stays signed in while the provider is unreachable.
   *
   * @returns whether the user is resolved
   */
  const resume = async (): Promise<boolean> => {
    const stored = watching.stored();
    if (!stored || !isCustomer(stored.claims) || !renewal.canRefresh(stored)) return false;
    const outcome = await within(deps, RENEWAL_PATIENCE_MS, renewal.resume).catch(() => 'failed');
    if (outcome === 'failed') watching.showCustomer(stored);
    return outcome !== 'refused';
  };

  const completeSignIn = async (): Promise<void> => {
    try {
      const url = address.origin + current;
      await signingIn.accept(await within(deps, COMPLETION_PATIENCE_MS, () => identity.completeSignIn(url)));
    } catch (error) {
      // The callback page was reloaded, or a renewal was cancelled.
      const stored = watching.validStored();
      if (stored) watching.showCustomer(stored);
      else if (!(await resume())) signingIn.fail(error);
    }
  };

  const joinSession = async (): Promise<void> => {
    const begun = clock.now();
    const showVisitor = async (): Promise<void> => {
      await watching.forget();
      watching.showAnonymous('signedOut');
    };
    const hasSession = async (): Promise<boolean> => {
      try {
        return await within(deps, SESSION_PATIENCE_MS, service.hasSession);
      } catch {
        signingIn.notAnsweredSince(begun);
        return false;
      }
    };
    if (!signingIn.mayUnasked() || !(await hasSession())) return showVisitor();
    let user: IdentityUser;
    try {
      user = await within(deps, SILENT_PATIENCE_MS, () => renewal.signInSilently(SILENT_TIMEOUT_SECONDS));
    } catch (error) {
      signingIn.reportSilentFailure(error);
      if (isUnreachable(error)) {
        // A redirect would fail too.
        signingIn.notAnsweredSince(begun);
        return showVisitor();
      }
      await watching.forget();
      const isLeaving = await signingIn.signInUnasked(current);
      if (!isLeaving && watching.viewer().state === 'noAction') watching.showAnonymous('signedOut');
      return;
    }
    await signingIn.accept(user);
  };

  if (isSignInCallback(pathname) && !config.e2e) {
    await completeSignIn();
  } else {
    const stored = watching.validStored();
    if (stored) watching.showCustomer(stored);
    else if (config.e2e || isLogoutPath(pathname)) watching.showAnonymous('signedOut');
    else if (!(await resume())) await joinSession();
  }
  if (!config.e2e) void silent.isSupported();
}
