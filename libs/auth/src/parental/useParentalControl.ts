import { useCallback, useSyncExternalStore } from 'react';
import { useReporter } from '@tv/analytics';
import { useSession } from '../session/useSession.ts';
import { useViewer } from '../viewer/useViewer.ts';
import { parentalControlOf } from './parentalControlOf.browser.ts';
import type { ParentalSetting } from './parentalSetting.ts';

const nobody = (): undefined => undefined;

/**
 * The parental setting of who is watching, as it is now. Undefined for who is no customer, and in the first picture of a
 * page that a server drew.
 */
export function useParentalSetting(): ParentalSetting | undefined {
  const viewer = useViewer();
  const session = useSession();
  const reporter = useReporter();
  const userId = viewer.kind === 'customer' ? viewer.user.userId : undefined;
  const subscribe = useCallback(
    (listener: () => void) => parentalControlOf(session, reporter).subscribe(listener),
    [session, reporter],
  );
  const setting = () =>
    userId === undefined ? undefined : parentalControlOf(session, reporter).settingOf(userId);
  return useSyncExternalStore(subscribe, setting, nobody);
}
