import { useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession.ts';
import type { SignInTrouble } from './signInTrouble.ts';

const none = () => undefined;

/** Returns the current sign-in error. */
export function useSignInTrouble(): SignInTrouble | undefined {
  const { signInTrouble } = useSession();
  return useSyncExternalStore(signInTrouble.subscribe, signInTrouble.get, none);
}
