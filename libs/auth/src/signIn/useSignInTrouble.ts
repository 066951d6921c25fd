import { useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession.ts';
import type { SignInTrouble } from './signInTrouble.ts';

const none = () => undefined;

/** What keeps the viewer from the sign-in that he asked for, as long as it does. */
export function useSignInTrouble(): SignInTrouble | undefined {
  const { signInTrouble } = useSession();
  return useSyncExternalStore(signInTrouble.subscribe, signInTrouble.get, none);
}
