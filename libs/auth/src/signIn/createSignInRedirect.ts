import { storedText } from '@tv/browser-storage';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { withTimeout } from '../session/withTimeout.ts';
import { storedRedirectPath, storedReturnPath, storePath } from './returnPath.ts';
import { createSignInErrorStore, type SignInOptions } from './signInError.ts';

/** Blocks automatic sign-in until a sign-in succeeds, to prevent redirect loops. The value is the reason. */
export const autoSignInBlocked = storedText({ key: 'unasked-sign-in', scope: 'tab' });

/** A reason that makes the next sign-in ask for an account. */
export const REFUSED = 'refused';

const SIGN_IN_TIMEOUT_MS = 5000;

/** Timeouts this close together count as one wait. */
const SAME_WAIT_TOLERANCE_MS = 1000;

type SignInRedirectOptions = SignInOptions & { readonly oneTimeCode?: string | undefined };

/** Redirects to the sign-in page, for a user or automatically, and holds the error of a failed redirect. */
export function createSignInRedirect(deps: SessionDeps, userStore: UserStore) {
  const { identity, silentSignInSupport, address, reporter, sessionStorage } = deps;
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

  const redirectToSignIn = async (options: SignInRedirectOptions): Promise<boolean> => {
    const { returnTo = address.current(), redirectPath, loginContext, oneTimeCode } = options;
    storePath(sessionStorage, storedReturnPath, returnTo, address.origin);
    storePath(sessionStorage, storedRedirectPath, redirectPath, address.origin);
    // Lets a refused user choose another account. After a password reset, the session may be someone else's.
    const forcesLoginPrompt =
      loginContext === 'password_changed' || autoSignInBlocked.read(sessionStorage) === REFUSED;
    const replacesHistoryEntry = redirectPath !== undefined;
    silentSignInSupport.abort();
    const canStore = deps.canStore();
    try {
      if (!canStore) throw new Error('Storage is blocked or full');
      const redirectOptions = { loginContext, oneTimeCode, forcesLoginPrompt, replacesHistoryEntry };
      await withTimeout(deps, remainingTimeout(), (signal) =>
        identity.signInRedirect({ ...redirectOptions, signal }),
      );
      return true;
    } catch (error) {
      reporter.error(error, 'auth.signIn');
      if (userRequest)
        signInError.set({ reason: canStore ? 'unreachable' : 'storage', options: userRequest });
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

  return {
    signIn,
    signInError,
    canAutoSignIn,
    blockAutoSignIn,
    /** Redirects without a user action. Resolves to whether the browser is leaving. */
    autoSignIn: async (returnTo: string): Promise<boolean> => {
      if (!canAutoSignIn()) return false;
      blockAutoSignIn();
      const isLeaving = await startRedirect({ returnTo });
      // A failed redirect is no refusal.
      if (!isLeaving) autoSignInBlocked.clear(sessionStorage);
      return isLeaving;
    },
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
