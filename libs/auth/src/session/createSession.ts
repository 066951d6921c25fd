import type { TokenProvider } from '@tv/api-client';
import { SILENT_TIMEOUT_SECONDS } from '../identity/oidcSettings.ts';
import { readLogoutRecord, renewLogoutRecord } from '../logout/logoutRecord.ts';
import { readReturnPath, safePath } from '../signIn/returnPath.ts';
import { claimsChangedTarget } from './claimsChangedTarget.ts';
import { createRenewal } from './renewal.ts';
import { renewsOnRouteChange, throttledFor } from './renewalRules.ts';
import type { Session } from './session.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { createSigningIn } from './signingIn.ts';
import { createSigningOut } from './signingOut.ts';
import { startUp } from './startUp.ts';
import { createWatching } from './watching.ts';

/** Session storage key: when the last renewal by way of the sign-in page was made, in epoch milliseconds. */
export const REDIRECT_RENEWAL_KEY = 'redirect-renewal';

/** Makes the session of one app. Nothing happens until `start`. */
export function createSession(deps: SessionDeps): Session {
  const { config, service, silent, clock, place, localStorage, sessionStorage } = deps;
  const watching = createWatching(deps);
  const signingOut = createSigningOut(deps, watching);
  const signingIn = createSigningIn(deps, watching, signingOut);
  const renewal = createRenewal(deps, watching, signingIn, signingOut);

  const isIdle = (): boolean => config.e2e || signingOut.isUnderWay();

  const tokens: TokenProvider = {
    token: () => (watching.hasValidToken() ? watching.user()?.accessToken : undefined),
    isSignedIn: watching.hasValidToken,
    async renew() {
      const underWay = renewal.underWay();
      if (underWay) return underWay;
      if (isIdle() || renewal.throttledFor() > 0 || !(await silent.isSupported())) {
        return watching.hasValidToken();
      }
      if (!watching.user() && !(await service.hasSession())) return false;
      return renewal.renew(SILENT_TIMEOUT_SECONDS);
    },
  };

  /** Renews by way of the sign-in page, at most once per throttle, also over the reload in between. */
  const renewByRedirect = async (returnTo: string): Promise<void> => {
    const last = Number(sessionStorage.getItem(REDIRECT_RENEWAL_KEY) ?? Number.NaN);
    if (throttledFor(Number.isNaN(last) ? undefined : last, clock.now()) > 0) return;
    sessionStorage.setItem(REDIRECT_RENEWAL_KEY, String(clock.now()));
    await signingIn.signInUnasked(returnTo);
  };

  const renewOnRouteChange = async (path: string): Promise<void> => {
    if (isIdle() || !watching.user()) return;
    const isSilent = await silent.isSupported();
    const user = watching.user();
    if (!user) return;
    if (isSilent) await renewal.renewWhenDue();
    else if (renewsOnRouteChange(user.expiresAt, clock.now(), config.environment))
      await renewByRedirect(path);
  };

  const claimsChanged = async (): Promise<void> => {
    if (isIdle() || !watching.user()) return;
    const current = place.current();
    const target = claimsChangedTarget(current);
    if (!(await silent.isSupported())) return renewByRedirect(target);
    const isRenewed = await renewal.renew(SILENT_TIMEOUT_SECONDS);
    if (isRenewed && target !== current) place.replace(target);
  };

  /** Takes over what another tab has stored: a renewed token, another user, or none. */
  const takeOver = (): void => {
    if (isIdle()) return;
    const stored = watching.validStored();
    if (!watching.stored()) {
      if (watching.user()) watching.showAnonymous('signedOut');
    } else if (stored && stored.accessToken !== watching.user()?.accessToken) {
      watching.showCustomer(stored);
    }
  };

  const takeLogoutPath = (): string | undefined => {
    const { logoutReason, logoutSuccessRedirectPath: path } = readLogoutRecord(localStorage);
    if (path === undefined) return undefined;
    renewLogoutRecord(localStorage, { logoutReason });
    return safePath(path, place.origin);
  };

  return {
    tokens,
    viewer: watching.viewer,
    subscribe: watching.subscribe,
    start: () => startUp(deps, watching, signingIn, renewal),
    signIn: signingIn.signIn,
    signInWithOneTimeCode: signingIn.signInWithOneTimeCode,
    logout: signingOut.logout,
    logoutReason: () => readLogoutRecord(localStorage).logoutReason,
    takeLogoutPath,
    returnPath: () => readReturnPath(sessionStorage, place.origin),
    routeChanged: (path) => void renewOnRouteChange(path),
    wake(isRestored = false) {
      if (isRestored) {
        signingIn.reset();
        signingOut.reset();
        takeOver();
      }
      void renewal.renewWhenDue();
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
    dispose: renewal.dispose,
  };
}
