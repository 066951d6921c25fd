import * as v from 'valibot';
import type { TokenProvider } from '@tv/api-client';
import { storedValue } from '@tv/browser-storage';
import { shouldLeaveOnClaimsChange, links } from '@tv/routes';
import { SILENT_TIMEOUT_SECONDS } from '../identity/identityClient.ts';
import { createLogoutFlow } from '../logout/logoutFlow.ts';
import { readLogoutRecord, replaceLogoutRecord } from '../logout/logoutRecord.ts';
import { createParentalControl } from '../parental/parentalControl.ts';
import {
  EXPIRY_MARGIN_MS,
  shouldRenewOnRouteChange,
  getRemainingThrottleMs,
  isTokenValid,
} from '../renewal/renewalRules.ts';
import { createTokenRenewal } from '../renewal/tokenRenewal.ts';
import {
  readPath,
  storedRedirectPath,
  storedReturnPath,
  sanitizePath,
  storePath,
} from '../signIn/returnPath.ts';
import { createSignInFlow } from '../signIn/signInFlow.ts';
import { createUserStore } from './createUserStore.ts';
import { restoreSession } from './restoreSession.ts';
import type { Session } from './session.ts';
import type { SessionDeps } from './sessionDeps.ts';

/** When a renewal redirected last, in epoch milliseconds. */
export const storedRedirectRenewal = storedValue({
  key: 'redirect-renewal',
  scope: 'tab',
  schema: v.number(),
});

/** Creates the session; `start` starts it. */
export function createSession(deps: SessionDeps): Session {
  const { config, service, clock, address, localStorage, sessionStorage, reporter } = deps;
  const userStore = createUserStore(deps);
  const logoutFlow = createLogoutFlow(deps, userStore);
  const signInFlow = createSignInFlow(deps, userStore, logoutFlow);
  const renewal = createTokenRenewal(deps, userStore, signInFlow, logoutFlow);
  const parentalControl = createParentalControl(localStorage, reporter);

  const isRenewalDisabled = (): boolean => config.e2e || logoutFlow.isInProgress();

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
        !user || isRenewalDisabled() || isTokenValid(user.expiresAt, clock.now(), EXPIRY_MARGIN_MS);
      return canUseToken ? undefined : renewForCall();
    },
    isSignedIn: userStore.hasValidToken,
    async renew() {
      const pendingRenewal = renewal.getPendingRenewal();
      if (pendingRenewal) return pendingRenewal;
      if (isRenewalDisabled() || renewal.getThrottleMs() > 0) return userStore.hasValidToken();
      if (!(await renewal.canRenewSilently())) {
        // Renewed on the next route change (AUTH-18).
        if (!userStore.hasValidToken())
          reporter.warn('The token cannot be renewed without a redirect', 'auth.renew');
        return userStore.hasValidToken();
      }
      if (!userStore.identityUser() && !(await service.hasSession())) return false;
      return renewal.renew(SILENT_TIMEOUT_SECONDS);
    },
  };

  /** Maps the current path to the return path while a renewal redirect is pending. */
  let getReturnTarget: ((path: string) => string) | undefined;
  let cancelRedirect: () => void = () => undefined;

  /** In milliseconds; the throttle survives page loads. */
  const getRedirectThrottleMs = (): number => {
    return getRemainingThrottleMs(storedRedirectRenewal.read(sessionStorage), clock.now());
  };

  const renewByRedirect = async (getTarget: (path: string) => string, path: string): Promise<void> => {
    storedRedirectRenewal.write(sessionStorage, clock.now());
    getReturnTarget = getTarget;
    if (!(await signInFlow.autoSignIn(getTarget(path)))) getReturnTarget = undefined;
  };

  /** Synchronous: a later redirect would interrupt playback. */
  const renewOnRouteChange = (path: string): void => {
    const user = userStore.identityUser();
    if (isRenewalDisabled() || !user) return;
    if (getReturnTarget)
      return storePath(sessionStorage, storedReturnPath, getReturnTarget(path), address.origin);
    const isPossible = renewal.canRenewSilentlyIfKnown();
    if (isPossible === true) return void renewal.renewIfExpiring();
    const isDue = shouldRenewOnRouteChange(user.expiresAt, clock.now(), config.environment);
    if (isPossible === false && isDue && getRedirectThrottleMs() === 0)
      void renewByRedirect((to) => to, path);
  };

  const renewClaimsByRedirect = async (): Promise<void> => {
    cancelRedirect();
    if (isRenewalDisabled() || !userStore.identityUser()) return;
    const wait = getRedirectThrottleMs();
    if (wait > 0) cancelRedirect = deps.schedule(() => void renewClaimsByRedirect(), wait);
    else await renewByRedirect(getClaimsChangeTarget, address.current());
  };

  const handleClaimsChange = async (): Promise<void> => {
    if (isRenewalDisabled() || !userStore.identityUser()) return;
    if (!(await renewal.canRenewSilently())) return renewClaimsByRedirect();
    const isRenewed = await renewal.forceRenew(SILENT_TIMEOUT_SECONDS);
    const current = address.current();
    const target = getClaimsChangeTarget(current);
    if (isRenewed && target !== current) address.replace(target);
  };

  /** Adopts the user that another tab stored or removed. */
  const adoptStoredUser = (): void => {
    if (isRenewalDisabled()) return;
    const stored = userStore.readValidStoredUser();
    if (!userStore.readStoredUser()) {
      if (userStore.identityUser()) userStore.showAnonymous('signedOut');
    } else if (stored && stored.accessToken !== userStore.identityUser()?.accessToken) {
      userStore.showCustomer(stored);
    }
  };

  const consumeMissedToken = (): boolean => {
    const hasMissed = hasMissedToken;
    hasMissedToken = false;
    return hasMissed;
  };

  const consumeLogoutPath = (): string | undefined => {
    const { logoutReason, logoutSuccessRedirectPath: path } = readLogoutRecord(localStorage);
    if (path === undefined) return undefined;
    replaceLogoutRecord(localStorage, { logoutReason });
    return sanitizePath(path, address.origin);
  };

  return {
    tokens,
    currentUser: userStore.currentUser,
    subscribe: userStore.subscribe,
    start: () => restoreSession(deps, userStore, signInFlow, renewal),
    signIn: signInFlow.signIn,
    signInError: signInFlow.signInError,
    parentalControl,
    signInWithOneTimeCode: signInFlow.signInWithOneTimeCode,
    logout: logoutFlow.logout,
    logoutReason: () => readLogoutRecord(localStorage).logoutReason,
    consumeMissedToken,
    consumeLogoutPath,
    returnPath: () => readPath(sessionStorage, storedReturnPath, address.origin),
    redirectPath: () => readPath(sessionStorage, storedRedirectPath, address.origin),
    handleRouteChange: renewOnRouteChange,
    wake(isRestored = false) {
      if (isRestored) {
        signInFlow.reset();
        logoutFlow.reset();
        getReturnTarget = undefined;
        adoptStoredUser();
      }
      void renewal.wake();
    },
    handleStorageChange(key) {
      if (key === null || key === userStore.storageKey) adoptStoredUser();
      parentalControl.notify();
    },
    handleClaimsChange,
    async verifyPassword(password) {
      const token = tokens.token();
      if (token === undefined) throw new Error('No token available');
      return service.verifyPassword(password, token);
    },
    dispose() {
      cancelRedirect();
      renewal.dispose();
    },
  };
}

/** Path after a claims change: the current one (AUTH-29), or the front page if it is obsolete (AUTH-30). */
export function getClaimsChangeTarget(current: string): string {
  const [pathname = ''] = current.split(/[?#]/);
  return shouldLeaveOnClaimsChange(pathname) ? links.front() : current;
}
