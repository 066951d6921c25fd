import { useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import type { SignInError } from './signInError.ts';

const getServerSnapshot = () => undefined;

/** Returns the current sign-in error. */
export function useSignInError(): SignInError | undefined {
  const { signInError } = useSession();
  return useSyncExternalStore(signInError.subscribe, signInError.get, getServerSnapshot);
}
