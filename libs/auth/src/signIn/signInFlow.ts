import { getFailureReason } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import type { LogoutFlow } from '../logout/logoutFlow.ts';
import { ONE_TIME_CODE_TIMEOUT_SECONDS, syncClockWithToken } from '../renewal/renewalRules.ts';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { isCustomer } from '../token/claims.ts';
import { autoSignInBlocked, createSignInRedirect, REFUSED } from './createSignInRedirect.ts';

/** Errors of calls without a response. */
const UNANSWERED: readonly string[] = ['AbortError', 'AbortedError', 'NetworkError', 'TimeoutError'];

export type SignInFlow = ReturnType<typeof createSignInFlow>;

export function createSignInFlow(deps: SessionDeps, userStore: UserStore, logoutFlow: LogoutFlow) {
  const { identity, service, silentSignInSupport, reporter, sessionStorage } = deps;
  const redirect = createSignInRedirect(deps, userStore);

  /** Reports the error (AUTH-10) and blocks automatic sign-in. */
  const reportFailure = (error: unknown): void => {
    reporter.error(error, 'auth.signIn');
    redirect.blockAutoSignIn();
    if (!userStore.identityUser()) userStore.showAnonymous('signInFailed');
  };

  /** Reports the error (AUTH-11) and returns its reason. */
  const reportSilentFailure = (error: unknown): string => {
    const reason = getFailureReason(error);
    reporter.warn(`Silent sign-in failed: ${reason}`, 'auth.silent');
    return reason;
  };

  /** Signs out a non-customer here and at the identity provider (AUTH-09). */
  const rejectUser = async (): Promise<void> => {
    redirect.blockAutoSignIn(REFUSED);
    await userStore.clearStoredUser();
    await service.logOut().catch((error: unknown) => reporter.error(error, 'auth.refuse'));
    userStore.showAnonymous('signInFailed');
  };

  /** Accepts a new user. Resolves to false for a non-customer, or if the account request fails with a response. */
  const acceptUser = async (user: IdentityUser): Promise<boolean> => {
    syncClockWithToken(deps.clock, user);
    if (!isCustomer(user.claims)) {
      await rejectUser();
      return false;
    }
    userStore.showCustomer(user);
    autoSignInBlocked.clear(sessionStorage);
    try {
      await deps.loadUserInfo();
      return true;
    } catch (error) {
      // A network failure is no refusal.
      if (error instanceof Error && UNANSWERED.includes(error.name)) return true;
      reporter.error(error, 'auth.userInfo');
      await logoutFlow.logout({ reason: 'USER_INFO_FAILED' });
      return false;
    }
  };

  return {
    ...redirect,
    signInWithOneTimeCode: async (code: string, returnTo?: string) => {
      const loginContext = 'user_created';
      // Falls back to a redirect with the same code.
      if (await silentSignInSupport.isSupported()) {
        try {
          const timeoutSeconds = ONE_TIME_CODE_TIMEOUT_SECONDS;
          return await acceptUser(
            await identity.signInSilent({ timeoutSeconds, oneTimeCode: code, loginContext }),
          );
        } catch (error) {
          reportSilentFailure(error);
        }
      }
      await redirect.signIn({ returnTo, loginContext, oneTimeCode: code });
      return false;
    },
    acceptUser,
    rejectUser,
    reportFailure,
    reportSilentFailure,
  };
}
