import { links } from '@tv/routes';
import { renewLogoutRecord } from '../logout/logoutRecord.ts';
import { RETURN_PATH_KEY, storePath } from '../signIn/returnPath.ts';
import type { LogoutOptions } from './session.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { UNASKED_SIGN_IN_KEY } from './signingIn.ts';
import type { Watching } from './watching.ts';
import { within } from './within.ts';

/** So long signing out may take, up to the moment when the browser leaves. */
const PATIENCE_MS = 5000;

/** So long of that for the session at the identity provider, which its end-session page would end as well. */
const END_SESSION_PATIENCE_MS = 3000;

export interface SigningOut {
  /** Signs out here and at the identity provider. Never rejects. */
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  /** Whether the browser is about to leave for the sign-out; nothing else may be begun then. */
  readonly isUnderWay: () => boolean;
  /** The page is shown again after it had left. */
  readonly reset: () => void;
}

export function createSigningOut(deps: SessionDeps, watching: Watching): SigningOut {
  const { config, identity, service, silent, address, reporter, analytics, localStorage, sessionStorage } =
    deps;
  let underWay: Promise<void> | undefined;

  const endSession = (): Promise<void> =>
    within(deps, END_SESSION_PATIENCE_MS, service.logOut).catch((error: unknown) =>
      reporter.error(error, 'auth.logout'),
    );

  const leave = async (): Promise<void> => {
    silent.abandon();
    // No identity provider knows the fake user of a test (AUTH-45).
    if (config.e2e) {
      await watching.forget();
      return address.replace(links.logoutSuccess());
    }
    try {
      await within(deps, PATIENCE_MS, async (signal) => {
        await Promise.all([endSession(), watching.stored() && identity.reach()]);
        signal.throwIfAborted();
        // Without a stored user (a visitor; another tab was faster) there is nobody to name to the identity provider.
        if (watching.stored()) await identity.signOutRedirect();
        else address.replace(links.logoutSuccess());
      });
    } catch (error) {
      reporter.error(error, 'auth.logout');
      // His session there may still stand, and would sign him in again.
      sessionStorage.setItem(UNASKED_SIGN_IN_KEY, '1');
      await watching.forget();
      underWay = undefined;
      watching.showAnonymous('signedOut');
      address.replace(links.front());
    }
  };

  return {
    isUnderWay: () => underWay !== undefined,
    reset: () => void (underWay = undefined),
    /** The viewer stays who he is until the browser has left, so that no protected page asks him to sign in again. */
    logout({ reason, redirectPath } = {}) {
      if (underWay) return underWay;
      renewLogoutRecord(localStorage, {
        ...(reason === undefined ? {} : { logoutReason: reason }),
        ...(redirectPath === undefined ? {} : { logoutSuccessRedirectPath: redirectPath }),
      });
      storePath(sessionStorage, RETURN_PATH_KEY, undefined, address.origin);
      analytics.push({ event: 'sign_out', reason: reason ?? 'UNKNOWN_REASON' });
      analytics.flush();
      underWay = leave();
      return underWay;
    },
  };
}
