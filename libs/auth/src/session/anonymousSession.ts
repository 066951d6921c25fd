import { createSignInTroubleState } from '../signIn/signInTrouble.ts';
import { undecidedViewer } from '../viewer/viewer.ts';
import type { Session } from './session.ts';

const nothing = (): void => undefined;
const isNot = (): Promise<boolean> => Promise.resolve(false);

/**
 * The session of a page that is rendered on a server: who is watching is not known there, and never will be. Nobody
 * has a token, nothing is stored, nobody is sent anywhere. `start` has nothing to decide and resolves at once.
 */
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
