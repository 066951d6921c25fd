import { useEffect } from 'react';
import { useSession, type CurrentUser } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { claimTab } from './tabOwner.ts';

/** Claims the tab for the current user. */
export function useTabOwner(): void {
  const session = useSession();
  useEffect(() => {
    const storage = openTabStorage();
    const claimForUser = (user: CurrentUser) =>
      claimTab(storage, user.kind === 'customer' ? user.user.userId : undefined);
    claimForUser(session.currentUser());
    return session.subscribe(claimForUser);
  }, [session]);
}
