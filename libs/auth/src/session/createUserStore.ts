import { isInternalUser } from '@tv/config';
import { pendingUser, type AuthState, type CurrentUser } from '../currentUser/currentUser.ts';
import { readStoredUser, type IdentityUser } from '../identity/identityUser.ts';
import { getStoredUserKey } from '../identity/storedUserKey.ts';
import { isTokenValid } from '../renewal/renewalRules.ts';
import { isCustomer, toUserData } from '../token/claims.ts';
import type { SessionDeps } from './sessionDeps.ts';

/** Local storage key of the e2e user (AUTH-45). */
export const E2E_USER_KEY = 'e2e-user';

export type UserStore = ReturnType<typeof createUserStore>;

/** Creates the store of the current user and token, the only code that changes them. */
export function createUserStore(deps: SessionDeps) {
  const { config, identity, clock, localStorage } = deps;
  const storageKey = config.e2e ? E2E_USER_KEY : getStoredUserKey(config.identity);
  const listeners = new Set<(currentUser: CurrentUser) => void>();
  let currentUser = pendingUser;
  let identityUser: IdentityUser | undefined;

  const setCurrentUser = (next: CurrentUser): void => {
    currentUser = next;
    for (const listener of [...listeners]) listener(next);
  };
  const readRecord = () => readStoredUser(localStorage.getItem(storageKey), config.identity.claims);

  return {
    /** Also the name of the renewal lock. */
    storageKey,
    currentUser: () => currentUser,
    /** The token may be expired. */
    identityUser: () => identityUser,
    hasValidToken: () => identityUser !== undefined && isTokenValid(identityUser.expiresAt, clock.now()),
    subscribe: (listener: (currentUser: CurrentUser) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showCustomer(next: IdentityUser): void {
      identityUser = next;
      const data = toUserData(next.claims);
      const isInternal = isInternalUser(data.email, config.internalUsers);
      setCurrentUser({ kind: 'customer', state: 'signedIn', user: data, isInternal });
    },
    showAnonymous(state: Exclude<AuthState, 'signedIn'>): void {
      identityUser = undefined;
      setCurrentUser({ kind: 'anonymous', state });
    },
    /** Shared by all tabs; in e2e mode the fake user. */
    readStoredUser: readRecord,
    /** Customers with a valid token only. */
    readValidStoredUser() {
      const stored = readRecord();
      return stored && isTokenValid(stored.expiresAt, clock.now()) && isCustomer(stored.claims)
        ? stored
        : undefined;
    },
    /** Never rejects. */
    async clearStoredUser(): Promise<void> {
      if (localStorage.getItem(storageKey) === null) return;
      localStorage.removeItem(storageKey);
      if (!config.e2e) await identity.removeUser().catch(() => undefined); // the record is removed already
    },
  };
}
