import { isInternalUser } from '@tv/config';
import { pendingUser, type AuthState, type CurrentUser } from '../currentUser/currentUser.ts';
import { readStoredUser, type IdentityUser } from '../identity/identityUser.ts';
import { getStoredUserKey } from '../identity/storedUserKey.ts';
import { isCustomer, toUserData } from '../token/claims.ts';
import { isTokenValid } from '../token/tokenValidity.ts';
import type { SessionDeps } from './sessionDeps.ts';

/** Local storage key of the e2e user (AUTH-45). */
export const E2E_USER_KEY = 'e2e-user';

/** The current user and token, and the only code that changes them. */
export interface UserStore {
  readonly currentUser: () => CurrentUser;
  /** The token may be expired. */
  readonly identityUser: () => IdentityUser | undefined;
  readonly hasValidToken: () => boolean;
  readonly subscribe: (listener: (currentUser: CurrentUser) => void) => () => void;
  readonly showCustomer: (user: IdentityUser) => void;
  readonly showAnonymous: (state: Exclude<AuthState, 'signedIn'>) => void;
  /** Shared by all tabs; in e2e mode the fake user. */
  readonly readStoredUser: () => IdentityUser | undefined;
  /** Customers with a valid token only. */
  readonly readValidStoredUser: () => IdentityUser | undefined;
  /** Never rejects. */
  readonly clearStoredUser: () => Promise<void>;
  /** Also the name of the renewal lock. */
  readonly storageKey: string;
}

export function createUserStore(deps: SessionDeps): UserStore {
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
    storageKey,
    currentUser: () => currentUser,
    identityUser: () => identityUser,
    hasValidToken: () => identityUser !== undefined && isTokenValid(identityUser.expiresAt, clock.now()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showCustomer(next) {
      identityUser = next;
      const data = toUserData(next.claims);
      const isInternal = isInternalUser(data.email, config.internalUsers);
      setCurrentUser({ kind: 'customer', state: 'signedIn', user: data, isInternal });
    },
    showAnonymous(state) {
      identityUser = undefined;
      setCurrentUser({ kind: 'anonymous', state });
    },
    readStoredUser: readRecord,
    readValidStoredUser() {
      const stored = readRecord();
      return stored && isTokenValid(stored.expiresAt, clock.now()) && isCustomer(stored.claims)
        ? stored
        : undefined;
    },
    async clearStoredUser() {
      if (localStorage.getItem(storageKey) === null) return;
      localStorage.removeItem(storageKey);
      if (!config.e2e) await identity.removeUser().catch(() => undefined); // the record is removed already
    },
  };
}
