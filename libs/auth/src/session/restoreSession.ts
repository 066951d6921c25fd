import { isLogoutPath, isSignInCallback } from '@tv/routes';
import { ProviderUnreachableError } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import type { TokenRenewal } from '../renewal/tokenRenewal.ts';
import type { SignInFlow } from '../signIn/signInFlow.ts';
import { isCustomer } from '../token/claims.ts';
import type { UserStore } from './createUserStore.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { TimeLimitError, withTimeout } from './withTimeout.ts';

const RENEWAL_TIMEOUT_MS = 5000;
const SESSION_CHECK_TIMEOUT_MS = 2000;
const SILENT_SIGN_IN_TIMEOUT_MS = 5000;
const COMPLETE_SIGN_IN_TIMEOUT_MS = 10_000;

const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderUnreachableError || error instanceof TimeLimitError;

/**
 * Restores the session at start-up; synchronously if a valid user is stored. Never rejects.
 *
 * Order: callback page (AUTH-08), stored token, refresh token, provider session (silent, then redirect;
 * AUTH-13, AUTH-14), visitor (AUTH-15).
 *
 * @param hydrated the check for a provider session waits for it
 */
export async function restoreSession(
  deps: SessionDeps,
  userStore: UserStore,
  signInFlow: SignInFlow,
  renewal: TokenRenewal,
  hydrated?: Promise<void>,
): Promise<void> {
  const { config, identity, service, silentSignInSupport, address, clock } = deps;
  const current = address.current();
  const [pathname = ''] = current.split(/[?#]/);

  /** Renews an expired token; keeps the customer if that fails. Returns whether the user is resolved. */
  const resumeStoredUser = async (): Promise<boolean> => {
    const stored = userStore.readStoredUser();
    if (!stored || !isCustomer(stored.claims) || !renewal.canRefresh(stored)) return false;
    const outcome = await withTimeout(deps, RENEWAL_TIMEOUT_MS, renewal.refreshStoredUser).catch(
      () => 'failed',
    );
    if (outcome === 'failed') userStore.showCustomer(stored);
    return outcome !== 'refused';
  };

  const completeSignIn = async (): Promise<void> => {
    try {
      const url = address.origin + current;
      await signInFlow.acceptUser(
        await withTimeout(deps, COMPLETE_SIGN_IN_TIMEOUT_MS, () => identity.completeSignIn(url)),
      );
    } catch (error) {
      // The callback page was reloaded, or a renewal was cancelled.
      const stored = userStore.readValidStoredUser();
      if (stored) userStore.showCustomer(stored);
      else if (!(await resumeStoredUser())) signInFlow.reportFailure(error);
    }
  };

  const joinProviderSession = async (): Promise<void> => {
    const showVisitor = async (): Promise<void> => {
      await userStore.clearStoredUser();
      userStore.showAnonymous('signedOut');
    };
    let startedAt = clock.now();
    const hasSession = async (): Promise<boolean> => {
      startedAt = clock.now();
      try {
        return await withTimeout(deps, SESSION_CHECK_TIMEOUT_MS, service.hasSession);
      } catch {
        signInFlow.setUnansweredSince(startedAt);
        return false;
      }
    };
    if (!signInFlow.canAutoSignIn()) return showVisitor();
    if (hydrated) await hydrated;
    if (!(await hasSession())) return showVisitor();
    let user: IdentityUser;
    try {
      user = await withTimeout(deps, SILENT_SIGN_IN_TIMEOUT_MS, () => renewal.signInSilently());
    } catch (error) {
      signInFlow.reportSilentFailure(error);
      if (isUnreachable(error)) {
        // A redirect would fail too.
        signInFlow.setUnansweredSince(startedAt);
        return showVisitor();
      }
      await userStore.clearStoredUser();
      const isLeaving = await signInFlow.autoSignIn(current);
      if (!isLeaving && userStore.currentUser().state === 'noAction') userStore.showAnonymous('signedOut');
      return;
    }
    await signInFlow.acceptUser(user);
  };

  if (isSignInCallback(pathname) && !config.e2e) {
    await completeSignIn();
  } else {
    const stored = userStore.readValidStoredUser();
    if (stored) userStore.showCustomer(stored);
    else if (config.e2e || isLogoutPath(pathname)) userStore.showAnonymous('signedOut');
    else if (!(await resumeStoredUser())) await joinProviderSession();
  }
  if (!config.e2e) void silentSignInSupport.isSupported();
}
