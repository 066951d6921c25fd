import { links } from '@tv/routes';
import { renewLogoutRecord } from '../logout/logoutRecord.ts';
import { RETURN_PATH_KEY, storePath } from '../signIn/returnPath.ts';
import type { LogoutOptions } from './session.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { UNASKED_SIGN_IN_KEY } from './signingIn.ts';
import type { Watching } from './watching.ts';
import { within } from './within.ts';

const PATIENCE_MS = 5000;

/** The end-session page would end it too. */
const END_SESSION_PATIENCE_MS = 3000;

export interface SigningOut {
  /** Signs out here and at the identity provider. Never rejects. */
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  /** Whether a logout redirect is pending; start nothing else then. */
  readonly isUnderWay: () => boolean;
  /** Call after a back/forward cache restore. */
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
    // The provider does not know the e2e user (AUTH-45).
    if (config.e2e) {
      await watching.forget();
      return address.replace(links.logoutSuccess());
    }
    try {
      await within(deps, PATIENCE_MS, async (signal) => {
        await Promise.all([endSession(), watching.stored() && identity.reach()]);
        signal.throwIfAborted();
        // Without a stored user, there is no `id_token_hint`.
        if (watching.stored()) await identity.signOutRedirect();
        else address.replace(links.logoutSuccess());
      });
    } catch (error) {
      reporter.error(error, 'auth.logout');
      // Otherwise the provider session could sign the user in again.
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
    /** Keeps the current user until the browser leaves, so that protected pages do not start sign-in. */
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
