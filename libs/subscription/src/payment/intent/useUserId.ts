import { useCurrentUser } from '@tv/auth';

/** Returns the user id; empty if signed out or pending. */
export function useUserId(): string {
  const currentUser = useCurrentUser();
  return currentUser.kind === 'customer' ? currentUser.user.userId : '';
}
