import { useCallback, useSyncExternalStore } from 'react';
import { useReporter } from '@tv/analytics';
import { useCurrentUser } from '../currentUser/CurrentUserProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { getParentalControl } from './getParentalControl.browser.ts';
import type { ParentalSetting } from './parentalSetting.ts';

const getServerSnapshot = (): undefined => undefined;

export interface ParentalControlState {
  /** Undefined for visitors and during hydration. */
  readonly setting: ParentalSetting | undefined;
  readonly changeSetting: (setting: ParentalSetting) => void;
}

/** Returns the current user's parental control (PIN-18…20). */
export function useParentalControl(): ParentalControlState {
  const currentUser = useCurrentUser();
  const session = useSession();
  const reporter = useReporter();
  const userId = currentUser.kind === 'customer' ? currentUser.user.userId : undefined;
  const subscribe = useCallback(
    (listener: () => void) => getParentalControl(session, reporter).subscribe(listener),
    [session, reporter],
  );
  const getSnapshot = () =>
    userId === undefined ? undefined : getParentalControl(session, reporter).getSetting(userId);
  const setting = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const changeSetting = useCallback(
    (next: ParentalSetting) => {
      if (userId !== undefined) getParentalControl(session, reporter).changeSetting(userId, next);
    },
    [session, reporter, userId],
  );
  return { setting, changeSetting };
}
