import { createSignInTroubleState } from '../signIn/signInTrouble.ts';
import { undecidedViewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';

const nothing = (): void => undefined;
const isNot = (): Promise<boolean> => Promise.resolve(false);

/** Session for server rendering, with a pending user. */
export function createAnonymousSession(): Session {
  return {
    tokens: {
      token: () => undefined,
      userId: () => undefined,
      renewIfExpiring: () => undefined,
      isSignedIn: () => false,
      renew: isNot,
    },
    viewer: () => undecidedViewer,
    subscribe: () => nothing,
    start: () => Promise.resolve(),
    signIn: isNot,
    signInTrouble: createSignInTroubleState(),
    signInWithOneTimeCode: isNot,
    logout: () => Promise.resolve(),
    logoutReason: () => 'UNKNOWN_REASON',
    takeMissedToken: () => false,
    takeLogoutPath: () => undefined,
    returnPath: () => undefined,
    redirectPath: () => undefined,
    routeChanged: nothing,
    wake: nothing,
    storageChanged: nothing,
    claimsChanged: () => Promise.resolve(),
    isPassword: () => Promise.reject(new Error('No token available')),
    dispose: nothing,
  };
}
