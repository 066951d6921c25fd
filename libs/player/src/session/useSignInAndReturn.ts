import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@tv/auth';

/** Returns a function that redirects to sign-in and back to this page. */
export function useSignInAndReturn(): () => void {
  const session = useSession();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void session.signIn({ returnTo: `${pathname}${search}` }),
    [session, pathname, search],
  );
}
