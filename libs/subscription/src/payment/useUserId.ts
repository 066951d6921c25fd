import { useViewer } from '@tv/auth';

/** Whose payment it is; empty before it is known who watches. */
export function useUserId(): string {
  const viewer = useViewer();
  return viewer.kind === 'customer' ? viewer.user.userId : '';
}
