import { useCallback, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../currentUser/CurrentUserProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import type { ParentalSetting } from './parentalSetting.ts';

const getServerSnapshot = (): undefined => undefined;

/** Returns the current user's setting (PIN-18…20): undefined for visitors and during hydration. */
export function useParentalControl() {
  const currentUser = useCurrentUser();
  const { parentalControl } = useSession();
  const userId = currentUser.kind === 'customer' ? currentUser.user.userId : undefined;
  const getSnapshot = () => (userId === undefined ? undefined : parentalControl.getSetting(userId));
  const setting = useSyncExternalStore(parentalControl.subscribe, getSnapshot, getServerSnapshot);
  const changeSetting = useCallback(
    (next: ParentalSetting) => {
      if (userId !== undefined) parentalControl.changeSetting(userId, next);
    },
    [parentalControl, userId],
  );
  return { setting, changeSetting };
}
