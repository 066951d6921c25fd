import { storedText } from '@tv/browser-storage';
import { getFailureReason } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import type { LogoutFlow } from '../logout/logoutFlow.ts';
import { ONE_TIME_CODE_TIMEOUT_SECONDS, syncClockWithToken } from '../renewal/renewalRules.ts';
import type { UserStore } from '../session/createUserStore.ts';
import type { SignInOptions } from '../session/session.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { withTimeout } from '../session/withTimeout.ts';
import { isCustomer } from '../token/claims.ts';
import { storedRedirectPath, storedReturnPath, storePath } from './returnPath.ts';
import { createSignInErrorStore, type SignInErrorReason } from './signInError.ts';

/** Blocks automatic sign-in until a sign-in succeeds, to prevent redirect loops. The value is the reason. */
export const autoSignInBlocked = storedText({ key: 'unasked-sign-in', scope: 'tab' });

const REFUSED = 'refused';

const SIGN_IN_TIMEOUT_MS = 5000;

/** Timeouts this close together count as one wait. */
const SAME_WAIT_TOLERANCE_MS = 1000;

class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError';

  constructor() {
    super('Storage is blocked or full');
  }
}

const toSignInErrorReason = (error: unknown): SignInErrorReason =>
  error instanceof StorageBlockedError ? 'storage' : 'unreachable';

/** Errors of calls without a response. */
const UNANSWERED: readonly string[] = ['AbortError', 'AbortedError', 'NetworkError', 'TimeoutError'];

const isUnanswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  typeof error.name === 'string' &&
  UNANSWERED.includes(error.name);

type SignInRedirectOptions = SignInOptions & { readonly oneTimeCode?: string | undefined };

export type SignInFlow = ReturnType<typeof createSignInFlow>;

export function createSignInFlow(deps: SessionDeps, userStore: UserStore, logoutFlow: LogoutFlow) {
  const { identity, service, silentSignInSupport, address, reporter, sessionStorage } = deps;
  const signInError = createSignInErrorStore();
  let pendingRedirect: Promise<boolean> | undefined;
  let userRequest: SignInOptions | undefined;
  let unansweredSince: number | undefined;

  const remainingTimeout = (): number => {
    const waited = unansweredSince === undefined ? 0 : deps.clock.now() - unansweredSince;
    unansweredSince = undefined;
    return waited >= 0 && waited <= SIGN_IN_TIMEOUT_MS + SAME_WAIT_TOLERANCE_MS
      ? Math.max(0, SIGN_IN_TIMEOUT_MS - waited)
      : SIGN_IN_TIMEOUT_MS;
  };

  userStore.subscribe(() => {
    if (userStore.hasValidToken()) signInError.set(undefined);
  });

  const canAutoSignIn = (): boolean => autoSignInBlocked.read(sessionStorage) === undefined;
  const blockAutoSignIn = (reason = '1'): void => autoSignInBlocked.write(sessionStorage, reason);

  /** Reports the error (AUTH-10) and blocks automatic sign-in. */
  const reportFailure = (error: unknown): void => {
    reporter.error(error, 'auth.signIn');
    blockAutoSignIn();
    if (!userStore.identityUser()) userStore.showAnonymous('signInFailed');
  };

  /** Reports the error (AUTH-11) and returns its reason. */
  const reportSilentFailure = (error: unknown): string => {
    const reason = getFailureReason(error);
    reporter.warn(`Silent sign-in failed: ${reason}`, 'auth.silent');
    return reason;
  };

  const redirectToSignIn = async (options: SignInRedirectOptions): Promise<boolean> => {
    const { returnTo = address.current(), redirectPath, loginContext, oneTimeCode } = options;
    storePath(sessionStorage, storedReturnPath, returnTo, address.origin);
    storePath(sessionStorage, storedRedirectPath, redirectPath, address.origin);
    // Lets a refused user choose another account. After a password reset, the session may be someone else's.
    const forcesLoginPrompt =
      loginContext === 'password_changed' || autoSignInBlocked.read(sessionStorage) === REFUSED;
    const replacesHistoryEntry = redirectPath !== undefined;
    silentSignInSupport.abort();
    try {
      if (!deps.canStore()) throw new StorageBlockedError();
      await withTimeout(deps, remainingTimeout(), (signal) =>
        identity.signInRedirect({
          loginContext,
          oneTimeCode,
          forcesLoginPrompt,
          replacesHistoryEntry,
          signal,
        }),
      );
      return true;
    } catch (error) {
      reporter.error(error, 'auth.signIn');
      if (userRequest) signInError.set({ reason: toSignInErrorReason(error), options: userRequest });
      userRequest = undefined;
      if (!userStore.identityUser()) userStore.showAnonymous('signInFailed');
      return false;
    }
  };

  const startRedirect = (options: SignInRedirectOptions): Promise<boolean> => {
    pendingRedirect ??= redirectToSignIn(options).then((isLeaving) => {
      if (!isLeaving) pendingRedirect = undefined;
      return isLeaving;
    });
    return pendingRedirect;
  };

  /** Redirects to the sign-in page. Concurrent calls share one redirect. */
  const signIn = (options: SignInRedirectOptions = {}): Promise<boolean> => {
    userRequest = options;
    signInError.set(undefined);
    return startRedirect(options);
  };

  /** Signs out a non-customer here and at the identity provider (AUTH-09). */
  const rejectUser = async (): Promise<void> => {
    blockAutoSignIn(REFUSED);
    await userStore.clearStoredUser();
    await service.logOut().catch((error: unknown) => reporter.error(error, 'auth.refuse'));
    userStore.showAnonymous('signInFailed');
  };

  /**
   * Accepts a new user. Resolves to false for a non-customer, or if the server answers the account request
   * with an error. No answer at all counts as accepted.
   */
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
      if (isUnanswered(error)) return true;
      reporter.error(error, 'auth.userInfo');
      await logoutFlow.logout({ reason: 'USER_INFO_FAILED' });
      return false;
    }
  };

  return {
    signIn,
    canAutoSignIn,
    /** Redirects without a user action. Resolves to whether the browser is leaving. */
    async autoSignIn(returnTo: string) {
      if (!canAutoSignIn()) return false;
      blockAutoSignIn();
      const isLeaving = await startRedirect({ returnTo });
      // A failed redirect is no refusal.
      if (!isLeaving) autoSignInBlocked.clear(sessionStorage);
      return isLeaving;
    },
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
      await signIn({ returnTo, loginContext, oneTimeCode: code });
      return false;
    },
    acceptUser,
    rejectUser,
    reportFailure,
    reportSilentFailure,
    signInError,
    /** The provider has not responded since this time (epoch milliseconds); shortens the next timeout. */
    setUnansweredSince: (time: number) => void (unansweredSince = time),
    /** Call after a back/forward cache restore. */
    reset() {
      if (pendingRedirect && userRequest) signInError.set({ reason: 'cameBack', options: userRequest });
      pendingRedirect = undefined;
      userRequest = undefined;
    },
  };
}
