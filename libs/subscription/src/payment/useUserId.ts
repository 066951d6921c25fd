import { useCurrentUser } from '@tv/auth';

/** User id; empty if signed out or pending. */
export function useUserId(): string {
  const viewer = useCurrentUser();
  return viewer.kind === 'customer' ? viewer.user.userId : '';
}
