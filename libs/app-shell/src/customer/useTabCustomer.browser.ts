import { useEffect } from 'react';
import { useSession, type Viewer } from '@tv/auth';
import { openStorage } from '@tv/config';
import { giveTabTo } from './tabCustomer.ts';

/** Claims the tab for the current user. */
export function useTabCustomer(): void {
  const session = useSession();
  useEffect(() => {
    const storage = openStorage(() => window.sessionStorage);
    const follow = (viewer: Viewer) =>
      giveTabTo(storage, viewer.kind === 'customer' ? viewer.user.userId : undefined);
    follow(session.viewer());
    return session.subscribe(follow);
  }, [session]);
}
