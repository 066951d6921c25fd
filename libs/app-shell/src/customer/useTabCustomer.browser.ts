import { useEffect } from 'react';
import { useSession, type CurrentUser } from '@tv/auth';
import { openStorage } from '@tv/config';
import { giveTabTo } from './tabCustomer.ts';

/** Claims the tab for the current user. */
export function useTabCustomer(): void {
  const session = useSession();
  useEffect(() => {
    const storage = openStorage(() => window.sessionStorage);
    const follow = (viewer: CurrentUser) =>
      giveTabTo(storage, viewer.kind === 'customer' ? viewer.user.userId : undefined);
    follow(session.currentUser());
    return session.subscribe(follow);
  }, [session]);
}
