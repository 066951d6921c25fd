import { isRefusal, REQUEST_TIMEOUT_SECONDS, SILENT_TIMEOUT_SECONDS } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { withTimeout } from '../session/withTimeout.ts';
import { isTokenValid } from './renewalRules.ts';

/** Requests a new token by refresh token, or by silent sign-in in a hidden frame. */
export function createTokenRequests(deps: SessionDeps, userStore: UserStore) {
  const { identity, silentSignInSupport, clock } = deps;
  let refusedToken: string | undefined;

  const canRefresh = (user: IdentityUser | undefined): boolean =>
    user?.refreshToken !== undefined && user.refreshToken !== refusedToken;

  const refresh = async ({ refreshToken }: IdentityUser): Promise<IdentityUser> => {
    try {
      return await withTimeout(deps, REQUEST_TIMEOUT_SECONDS * 1000, () => identity.refresh());
    } catch (error) {
      if (isRefusal(error)) refusedToken = refreshToken;
      throw error;
    }
  };

  /** Skips the request if another tab has renewed the token. */
  const withRenewalLock = (
    run: (stored: IdentityUser | undefined) => Promise<IdentityUser>,
    mustBeNew = false,
  ): Promise<IdentityUser> => {
    const previousToken = (userStore.identityUser() ?? userStore.readStoredUser())?.accessToken;
    return deps.runExclusive(userStore.storageKey, async () => {
      const stored = userStore.readStoredUser();
      const isRenewedByOtherTab = stored !== undefined && stored.accessToken !== previousToken;
      if (!mustBeNew && isRenewedByOtherTab && isTokenValid(stored.expiresAt, clock.now())) return stored;
      return run(stored);
    });
  };

  return {
    canRefresh,
    /** May run the cookie test. */
    canRenewSilently: () =>
      canRefresh(userStore.identityUser()) ? Promise.resolve(true) : silentSignInSupport.isSupported(),
    /** Runs no test; undefined if unknown. */
    canRenewSilentlyIfKnown: () => canRefresh(userStore.identityUser()) || silentSignInSupport.cachedResult(),
    /** Signs in under the cross-tab lock; adopts a token that another tab renewed unless `mustBeNew`. */
    signInSilently: (timeoutSeconds = SILENT_TIMEOUT_SECONDS, mustBeNew = false) =>
      withRenewalLock(async (stored) => {
        if (stored && canRefresh(stored)) {
          try {
            return await refresh(stored);
          } catch (error) {
            // The provider session may still be valid.
            if (!isRefusal(error) || !(await silentSignInSupport.isSupported())) throw error;
          }
        }
        const limit = (REQUEST_TIMEOUT_SECONDS + timeoutSeconds) * 1000;
        return withTimeout(deps, limit, () => identity.signInSilent({ timeoutSeconds }));
      }, mustBeNew),
    /** Uses the refresh token of the stored user only, under the same lock. */
    refreshStoredUser: () =>
      withRenewalLock((stored) =>
        stored ? refresh(stored) : Promise.reject(new Error('There is no stored user')),
      ),
  };
}
