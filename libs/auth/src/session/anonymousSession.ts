import { createMemoryStorage } from '@tv/browser-storage';
import { pendingUser } from '../currentUser/currentUser.ts';
import { createParentalControl } from '../parental/parentalControl.ts';
import { createSignInErrorStore } from '../signIn/signInError.ts';
import type { Session } from './createSession.ts';

const noop = (): void => undefined;
const resolveFalse = (): Promise<boolean> => Promise.resolve(false);

/** Creates the session for server rendering, with a pending user. */
export function createAnonymousSession(): Session {
  return {
    tokens: {
      token: () => undefined,
      userId: () => undefined,
      renewIfExpiring: () => undefined,
      isSignedIn: () => false,
      renew: resolveFalse,
    },
    currentUser: () => pendingUser,
    subscribe: () => noop,
    start: () => Promise.resolve(),
    signIn: resolveFalse,
    signInError: createSignInErrorStore(),
    parentalControl: createParentalControl(createMemoryStorage(), { warn: noop }),
    signInWithOneTimeCode: resolveFalse,
    logout: () => Promise.resolve(),
    logoutReason: () => 'UNKNOWN_REASON',
    consumeMissedToken: () => false,
    consumeLogoutPath: () => undefined,
    returnPath: () => undefined,
    redirectPath: () => undefined,
    handleRouteChange: noop,
    wake: noop,
    handleStorageChange: noop,
    handleClaimsChange: () => Promise.resolve(),
    verifyPassword: () => Promise.reject(new Error('No token available')),
    dispose: noop,
  };
}
