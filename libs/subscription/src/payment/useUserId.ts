import { useViewer } from '@tv/auth';

/** User id; empty if signed out or pending. */
export function useUserId(): string {
  const viewer = useViewer();
  return viewer.kind === 'customer' ? viewer.user.userId : '';
}
