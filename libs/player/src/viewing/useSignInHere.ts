import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@tv/auth';

/** Leaves for the sign-in, and comes back here. */
export function useSignInHere(): () => void {
  const session = useSession();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void session.signIn({ returnTo: `${pathname}${search}` }),
    [session, pathname, search],
  );
}
