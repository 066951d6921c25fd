import { links } from '@tv/routes';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { withTimeout } from '../session/withTimeout.ts';
import { autoSignInBlocked } from '../signIn/createSignInRedirect.ts';
import { storedReturnPath, storePath } from '../signIn/returnPath.ts';
import { replaceLogoutRecord, type LogoutReason } from './logoutRecord.ts';

const LOGOUT_TIMEOUT_MS = 5000;

/** The end-session page would end it too. */
const END_SESSION_TIMEOUT_MS = 3000;

interface LogoutOptions {
  readonly reason?: LogoutReason | undefined;
  readonly redirectPath?: string | undefined;
}

export type LogoutFlow = ReturnType<typeof createLogoutFlow>;

export function createLogoutFlow(deps: SessionDeps, userStore: UserStore) {
  const { config, identity, service, silentSignInSupport, address, reporter, analytics } = deps;
  let pendingLogout: Promise<void> | undefined;

  const endSession = (): Promise<void> =>
    withTimeout(deps, END_SESSION_TIMEOUT_MS, service.logOut).catch((error: unknown) =>
      reporter.error(error, 'auth.logout'),
    );

  const redirectToLogout = async (): Promise<void> => {
    silentSignInSupport.abort();
    // The provider does not know the e2e user (AUTH-45).
    if (config.e2e) {
      await userStore.clearStoredUser();
      return address.replace(links.logoutSuccess());
    }
    try {
      await withTimeout(deps, LOGOUT_TIMEOUT_MS, async (signal) => {
        await Promise.all([endSession(), userStore.readStoredUser() && identity.loadMetadata()]);
        signal.throwIfAborted();
        // Without a stored user, there is no `id_token_hint`.
        if (userStore.readStoredUser()) await identity.signOutRedirect();
        else address.replace(links.logoutSuccess());
      });
    } catch (error) {
      reporter.error(error, 'auth.logout');
      // Otherwise the provider session could sign the user in again.
      autoSignInBlocked.write(deps.sessionStorage, '1');
      await userStore.clearStoredUser();
      pendingLogout = undefined;
      userStore.showAnonymous('signedOut');
      address.replace(links.front());
    }
  };

  return {
    /** Whether a logout redirect is pending; start nothing else then. */
    isInProgress: () => pendingLogout !== undefined,
    /** Call after a back/forward cache restore. */
    reset: () => void (pendingLogout = undefined),
    /**
     * Signs out here and at the identity provider. Keeps the current user until the browser leaves, so protected
     * pages do not start sign-in. Never rejects.
     */
    logout: ({ reason, redirectPath }: LogoutOptions = {}): Promise<void> => {
      if (pendingLogout) return pendingLogout;
      replaceLogoutRecord(deps.localStorage, {
        ...(reason === undefined ? {} : { logoutReason: reason }),
        ...(redirectPath === undefined ? {} : { logoutSuccessRedirectPath: redirectPath }),
      });
      storePath(deps.sessionStorage, storedReturnPath, undefined, address.origin);
      analytics.push({ event: 'sign_out', reason: reason ?? 'UNKNOWN_REASON' });
      analytics.flush();
      pendingLogout = redirectToLogout();
      return pendingLogout;
    },
  };
}
