import type { TokenProvider } from '@tv/api-client';
import { createLogoutFlow } from '../logout/logoutFlow.ts';
import { readLogoutRecord, replaceLogoutRecord } from '../logout/logoutRecord.ts';
import { createParentalControl } from '../parental/parentalControl.ts';
import { createRedirectRenewal } from '../renewal/createRedirectRenewal.ts';
import { EXPIRY_MARGIN_MS, isTokenValid } from '../renewal/renewalRules.ts';
import { createTokenRenewal } from '../renewal/tokenRenewal.ts';
import { readPath, sanitizePath, storedRedirectPath, storedReturnPath } from '../signIn/returnPath.ts';
import type { SignInOptions } from '../signIn/signInError.ts';
import { createSignInFlow } from '../signIn/signInFlow.ts';
import { createUserStore } from './createUserStore.ts';
import { restoreSession } from './restoreSession.ts';
import type { SessionDeps } from './sessionDeps.ts';

export type Session = ReturnType<typeof createSession>;

/** Creates the session: sign-in, token renewal and sign-out. One per app; `start` starts it. */
export function createSession(deps: SessionDeps) {
  const { service, clock, address, localStorage, sessionStorage, reporter } = deps;
  const userStore = createUserStore(deps);
  const logoutFlow = createLogoutFlow(deps, userStore);
  const signInFlow = createSignInFlow(deps, userStore, logoutFlow);
  const renewal = createTokenRenewal(deps, userStore, signInFlow, logoutFlow);
  const redirectRenewal = createRedirectRenewal(deps, userStore, signInFlow, renewal);
  const parentalControl = createParentalControl(localStorage, reporter);
  let hasMissedToken = false;

  const renewForCall = async (): Promise<void> => {
    // No call waits for a redirect or a cookie test.
    if (renewal.canRenewSilentlyIfKnown()) await tokens.renew();
    hasMissedToken ||= !userStore.hasValidToken();
  };

  const tokens: TokenProvider = {
    token: () => (userStore.hasValidToken() ? userStore.identityUser()?.accessToken : undefined),
    userId: () => userStore.identityUser()?.claims.sub,
    renewIfExpiring() {
      const user = userStore.identityUser();
      const canUseToken =
        !user || renewal.isDisabled() || isTokenValid(user.expiresAt, clock.now(), EXPIRY_MARGIN_MS);
      return canUseToken ? undefined : renewForCall();
    },
    isSignedIn: userStore.hasValidToken,
    async renew() {
      const pendingRenewal = renewal.getPendingRenewal();
      if (pendingRenewal) return pendingRenewal;
      if (renewal.isDisabled() || renewal.getThrottleMs() > 0) return userStore.hasValidToken();
      if (!(await renewal.canRenewSilently())) {
        // Renewed on the next route change (AUTH-18).
        if (!userStore.hasValidToken())
          reporter.warn('The token cannot be renewed without a redirect', 'auth.renew');
        return userStore.hasValidToken();
      }
      if (!userStore.identityUser() && !(await service.hasSession())) return false;
      return renewal.renew();
    },
  };

  /** Adopts the user that another tab stored or removed. */
  const adoptStoredUser = (): void => {
    if (renewal.isDisabled()) return;
    const stored = userStore.readValidStoredUser();
    if (!userStore.readStoredUser()) {
      if (userStore.identityUser()) userStore.showAnonymous('signedOut');
    } else if (stored && stored.accessToken !== userStore.identityUser()?.accessToken) {
      userStore.showCustomer(stored);
    }
  };

  return {
    tokens,
    currentUser: userStore.currentUser,
    /** Returns unsubscribe. */
    subscribe: userStore.subscribe,
    /** See `restoreSession`. */
    start: (hydrated?: Promise<void>) => restoreSession(deps, userStore, signInFlow, renewal, hydrated),
    /**
     * Redirects to sign-in. Resolves within 5 s to whether the browser is leaving; never rejects. Sets
     * `signInError` on failure.
     */
    signIn: (options?: SignInOptions) => signInFlow.signIn(options),
    signInError: signInFlow.signInError,
    parentalControl,
    /** Signs in after registration, silently or by redirect. */
    signInWithOneTimeCode: signInFlow.signInWithOneTimeCode,
    /** Signs out here and at the identity provider. After 5 s, only here (AUTH-36). Never rejects. */
    logout: logoutFlow.logout,
    logoutReason: () => readLogoutRecord(localStorage).logoutReason,
    /** Whether a call was sent without a token since the last check. Its response may be one for visitors. */
    consumeMissedToken(): boolean {
      const hasMissed = hasMissedToken;
      hasMissedToken = false;
      return hasMissed;
    },
    /** Where to continue after sign-out; returned once (AUTH-41). */
    consumeLogoutPath(): string | undefined {
      const { logoutReason, logoutSuccessRedirectPath: path } = readLogoutRecord(localStorage);
      if (path === undefined) return undefined;
      replaceLogoutRecord(localStorage, { logoutReason });
      return sanitizePath(path, address.origin);
    },
    returnPath: () => readPath(sessionStorage, storedReturnPath, address.origin),
    /** Where the callback page continues after a cancelled or refused sign-in. */
    redirectPath: () => readPath(sessionStorage, storedRedirectPath, address.origin),
    /** Not called for the first route. */
    handleRouteChange: redirectRenewal.handleRouteChange,
    /** Call on a return to the page, or its restore from the back/forward cache: timers may have stopped. */
    wake(isRestored = false): void {
      if (isRestored) {
        signInFlow.reset();
        logoutFlow.reset();
        redirectRenewal.reset();
        adoptStoredUser();
      }
      void renewal.wake();
    },
    handleStorageChange(key: string | null): void {
      if (key === null || key === userStore.storageKey) adoptStoredUser();
      parentalControl.notify();
    },
    /** Renews the token after a claims change (AUTH-28). Resolves when it is renewed or a redirect is due. */
    handleClaimsChange: redirectRenewal.handleClaimsChange,
    /** Rejects without a valid token, or if the check fails. */
    async verifyPassword(password: string): Promise<boolean> {
      const token = tokens.token();
      if (token === undefined) throw new Error('No token available');
      return service.verifyPassword(password, token);
    },
    dispose(): void {
      redirectRenewal.dispose();
      renewal.dispose();
    },
  };
}
