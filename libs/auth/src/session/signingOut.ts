import { links } from '@tv/routes';
import { renewLogoutRecord } from '../logout/logoutRecord.ts';
import { storeReturnPath } from '../signIn/returnPath.ts';
import type { LogoutOptions } from './session.ts';
import type { SessionDeps } from './sessionDeps.ts';
import type { Watching } from './watching.ts';

export interface SigningOut {
  /** Signs out here and at the identity provider. Never rejects. */
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  /** Whether the browser is about to leave for the sign-out; nothing else may be begun then. */
  readonly isUnderWay: () => boolean;
  /** The page is shown again after it had left. */
  readonly reset: () => void;
}

export function createSigningOut(deps: SessionDeps, watching: Watching): SigningOut {
  const { config, identity, service, silent, place, reporter, analytics, localStorage, sessionStorage } =
    deps;
  let underWay: Promise<void> | undefined;

  const leave = async (): Promise<void> => {
    silent.abandon();
    // No identity provider knows the fake user of a test (AUTH-45).
    if (config.e2e) {
      await watching.forget();
      return place.replace(links.logoutSuccess());
    }
    try {
      await service.logOut().catch((error: unknown) => reporter.error(error, 'auth.logout'));
      // Without a stored user (a visitor; another tab was faster) there is nobody to name to the identity provider.
      if (watching.stored()) await identity.signOutRedirect();
      else place.replace(links.logoutSuccess());
    } catch (error) {
      reporter.error(error, 'auth.logout');
      await watching.forget();
      underWay = undefined;
      watching.showAnonymous('signedOut');
      place.replace(links.front());
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
      storeReturnPath(sessionStorage, undefined, place.origin);
      analytics.push({ event: 'sign_out', reason: reason ?? 'UNKNOWN_REASON' });
      analytics.flush();
      underWay = leave();
      return underWay;
    },
  };
}
