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

/** So long the start waits for a token to be renewed. */
const RENEWAL_PATIENCE_MS = 5000;

/** So long the start waits to hear whether somebody has a session. */
const SESSION_PATIENCE_MS = 2000;

/** So long the start waits for a silent sign-in, with all that goes before the frame. */
const SILENT_PATIENCE_MS = 5000;

/** So long the return page waits for the sign-in to be completed. */
const COMPLETION_PATIENCE_MS = 10_000;

const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderUnreachableError || error instanceof TimeLimitError;

/**
 * Decides who is watching when the app starts. What is stored is decided before this returns. Never rejects.
 *
 * On the return page the sign-in is completed (AUTH-08). A valid stored token is used as it is; one that ran out is
 * renewed where a refresh token is kept. Without either, whoever has a session at the identity provider is signed in,
 * silently or else by its page (AUTH-13, AUTH-14); anybody else is a visitor (AUTH-15).
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
   * Takes a stored customer whose token ran out on by his refresh token. Where that cannot be asked for now he stays
   * who he is, and it is asked for again.
   *
   * @returns whether it is decided with this who is watching
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
      // The return page was loaded again, or a renewal was given up: who was signed in still is.
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
        // Its page would not be reached either.
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
