import { useEffect } from 'react';
import { useSession, type CurrentUser } from '@tv/auth';
import { openStorage } from '@tv/config';
import { claimTab } from './tabOwner.ts';

/** Claims the tab for the current user. */
export function useTabOwner(): void {
  const session = useSession();
  useEffect(() => {
    const storage = openStorage(() => window.sessionStorage);
    const claimForUser = (user: CurrentUser) =>
      claimTab(storage, user.kind === 'customer' ? user.user.userId : undefined);
    claimForUser(session.currentUser());
    return session.subscribe(claimForUser);
  }, [session]);
}
