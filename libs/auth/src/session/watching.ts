import { isInternalUser } from '@tv/config';
import { readStoredUser, type IdentityUser } from '../identity/identityUser.ts';
import { storedUserKey } from '../identity/storedUser.ts';
import { isCustomer, userDataOf } from '../token/claims.ts';
import { isValid } from '../token/validity.ts';
import { undecidedViewer, type AuthState, type Viewer } from '../viewer/viewer.ts';
import type { SessionDeps } from './sessionDeps.ts';

/** Local storage key of the e2e user (AUTH-45). */
export const E2E_USER_KEY = 'e2e-user';

/** The current user and token, and the only code that changes them. */
export interface Watching {
  readonly viewer: () => Viewer;
  /** The token may be expired. */
  readonly user: () => IdentityUser | undefined;
  readonly hasValidToken: () => boolean;
  readonly subscribe: (listener: (viewer: Viewer) => void) => () => void;
  readonly showCustomer: (user: IdentityUser) => void;
  readonly showAnonymous: (state: Exclude<AuthState, 'signedIn'>) => void;
  /** Shared by all tabs; in e2e mode the fake user. */
  readonly stored: () => IdentityUser | undefined;
  /** Customers with a valid token only. */
  readonly validStored: () => IdentityUser | undefined;
  /** Never rejects. */
  readonly forget: () => Promise<void>;
  /** Also the name of the renewal lock. */
  readonly key: string;
}

export function createWatching(deps: SessionDeps): Watching {
  const { config, identity, clock, localStorage } = deps;
  const key = config.e2e ? E2E_USER_KEY : storedUserKey(config.identity);
  const listeners = new Set<(viewer: Viewer) => void>();
  let viewer = undecidedViewer;
  let user: IdentityUser | undefined;

  const show = (next: Viewer): void => {
    viewer = next;
    for (const listener of [...listeners]) listener(next);
  };
  const read = () => readStoredUser(localStorage.getItem(key), config.identity.claims);

  return {
    key,
    viewer: () => viewer,
    user: () => user,
    hasValidToken: () => user !== undefined && isValid(user.expiresAt, clock.now()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showCustomer(next) {
      user = next;
      const data = userDataOf(next.claims);
      const isInternal = isInternalUser(data.email, config.internalUsers);
      show({ kind: 'customer', state: 'signedIn', user: data, isInternal });
    },
    showAnonymous(state) {
      user = undefined;
      show({ kind: 'anonymous', state });
    },
    stored: read,
    validStored() {
      const stored = read();
      return stored && isValid(stored.expiresAt, clock.now()) && isCustomer(stored.claims)
        ? stored
        : undefined;
    },
    async forget() {
      if (localStorage.getItem(key) === null) return;
      localStorage.removeItem(key);
      if (!config.e2e) await identity.removeUser().catch(() => undefined); // the record is removed already
    },
  };
}
