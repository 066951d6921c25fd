import type { TokenProvider } from '@tv/api-client';
import { SILENT_TIMEOUT_SECONDS } from '../identity/timeLimits.ts';
import { readLogoutRecord, renewLogoutRecord } from '../logout/logoutRecord.ts';
import { readPath, REDIRECT_PATH_KEY, RETURN_PATH_KEY, safePath, storePath } from '../signIn/returnPath.ts';
import { isValidFor } from '../token/validity.ts';
import { claimsChangedTarget } from './claimsChangedTarget.ts';
import { decideViewer } from './decideViewer.ts';
import { createRenewal } from './renewal.ts';
import { EXPIRING_MS, renewsOnRouteChange, throttledFor } from './renewalRules.ts';
import type { Session } from './session.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { createSigningIn } from './signingIn.ts';
import { createSigningOut } from './signingOut.ts';
import { createWatching } from './watching.ts';

/** Session storage key; epoch milliseconds. */
export const REDIRECT_RENEWAL_KEY = 'redirect-renewal';

/** Creates the session; `start` starts it. */
export function createSession(deps: SessionDeps): Session {
  const { config, service, clock, address, localStorage, sessionStorage, reporter } = deps;
  const watching = createWatching(deps);
  const signingOut = createSigningOut(deps, watching);
  const signingIn = createSigningIn(deps, watching, signingOut);
  const renewal = createRenewal(deps, watching, signingIn, signingOut);

  const isIdle = (): boolean => config.e2e || signingOut.isUnderWay();

  let hasMissedToken = false;

  const renewForCall = async (): Promise<void> => {
    // No call waits for a redirect or a cookie test.
    if (renewal.isKnownPossible()) await tokens.renew();
    hasMissedToken ||= !watching.hasValidToken();
  };

  const tokens: TokenProvider = {
    token: () => (watching.hasValidToken() ? watching.user()?.accessToken : undefined),
    userId: () => watching.user()?.claims.sub,
    renewIfExpiring() {
      const user = watching.user();
      const isGood = !user || isIdle() || isValidFor(user.expiresAt, clock.now(), EXPIRING_MS);
      return isGood ? undefined : renewForCall();
    },
    isSignedIn: watching.hasValidToken,
    async renew() {
      const underWay = renewal.underWay();
      if (underWay) return underWay;
      if (isIdle() || renewal.throttledFor() > 0) return watching.hasValidToken();
      if (!(await renewal.isPossible())) {
        // Renewed on the next route change (AUTH-18).
        if (!watching.hasValidToken()) reporter.warn('No token is to be had without a page', 'auth.renew');
        return watching.hasValidToken();
      }
      if (!watching.user() && !(await service.hasSession())) return false;
      return renewal.renew(SILENT_TIMEOUT_SECONDS);
    },
  };

  /** Maps the current path to the return path while a renewal redirect is pending. */
  let comesBackTo: ((path: string) => string) | undefined;
  let cancelRedirect: () => void = () => undefined;

  /** In milliseconds; the throttle survives page loads. */
  const redirectThrottledFor = (): number => {
    const last = Number(sessionStorage.getItem(REDIRECT_RENEWAL_KEY) ?? Number.NaN);
    return throttledFor(Number.isNaN(last) ? undefined : last, clock.now());
  };

  const renewByRedirect = async (target: (path: string) => string, path: string): Promise<void> => {
    sessionStorage.setItem(REDIRECT_RENEWAL_KEY, String(clock.now()));
    comesBackTo = target;
    if (!(await signingIn.signInUnasked(target(path)))) comesBackTo = undefined;
  };

  /** Synchronous: a later redirect would interrupt playback. */
  const renewOnRouteChange = (path: string): void => {
    const user = watching.user();
    if (isIdle() || !user) return;
    if (comesBackTo) return storePath(sessionStorage, RETURN_PATH_KEY, comesBackTo(path), address.origin);
    const isPossible = renewal.isKnownPossible();
    if (isPossible === true) return void renewal.renewWhenDue();
    const isDue = renewsOnRouteChange(user.expiresAt, clock.now(), config.environment);
    if (isPossible === false && isDue && redirectThrottledFor() === 0) void renewByRedirect((to) => to, path);
  };

  const renewClaimsByRedirect = async (): Promise<void> => {
    cancelRedirect();
    if (isIdle() || !watching.user()) return;
    const wait = redirectThrottledFor();
    if (wait > 0) cancelRedirect = deps.schedule(() => void renewClaimsByRedirect(), wait);
    else await renewByRedirect(claimsChangedTarget, address.current());
  };

  const claimsChanged = async (): Promise<void> => {
    if (isIdle() || !watching.user()) return;
    if (!(await renewal.isPossible())) return renewClaimsByRedirect();
    const isRenewed = await renewal.renewAnew(SILENT_TIMEOUT_SECONDS);
    const current = address.current();
    const target = claimsChangedTarget(current);
    if (isRenewed && target !== current) address.replace(target);
  };

  /** Adopts the user that another tab stored or removed. */
  const takeOver = (): void => {
    if (isIdle()) return;
    const stored = watching.validStored();
    if (!watching.stored()) {
      if (watching.user()) watching.showAnonymous('signedOut');
    } else if (stored && stored.accessToken !== watching.user()?.accessToken) {
      watching.showCustomer(stored);
    }
  };

  const takeMissedToken = (): boolean => {
    const hasMissed = hasMissedToken;
    hasMissedToken = false;
    return hasMissed;
  };

  const takeLogoutPath = (): string | undefined => {
    const { logoutReason, logoutSuccessRedirectPath: path } = readLogoutRecord(localStorage);
    if (path === undefined) return undefined;
    renewLogoutRecord(localStorage, { logoutReason });
    return safePath(path, address.origin);
  };

  return {
    tokens,
    viewer: watching.viewer,
    subscribe: watching.subscribe,
    start: () => decideViewer(deps, watching, signingIn, renewal),
    signIn: signingIn.signIn,
    signInTrouble: signingIn.trouble,
    signInWithOneTimeCode: signingIn.signInWithOneTimeCode,
    logout: signingOut.logout,
    logoutReason: () => readLogoutRecord(localStorage).logoutReason,
    takeMissedToken,
    takeLogoutPath,
    returnPath: () => readPath(sessionStorage, RETURN_PATH_KEY, address.origin),
    redirectPath: () => readPath(sessionStorage, REDIRECT_PATH_KEY, address.origin),
    routeChanged: renewOnRouteChange,
    wake(isRestored = false) {
      if (isRestored) {
        signingIn.reset();
        signingOut.reset();
        comesBackTo = undefined;
        takeOver();
      }
      void renewal.wake();
    },
    storageChanged(key) {
      if (key === null || key === watching.key) takeOver();
    },
    claimsChanged,
    async isPassword(password) {
      const token = tokens.token();
      if (token === undefined) throw new Error('No token available');
      return service.isPassword(password, token);
    },
    dispose() {
      cancelRedirect();
      renewal.dispose();
    },
  };
}
