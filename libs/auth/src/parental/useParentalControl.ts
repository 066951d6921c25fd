import { useCallback, useSyncExternalStore } from 'react';
import { useReporter } from '@tv/analytics';
import { useSession } from '../session/useSession.ts';
import { useViewer } from '../viewer/useViewer.ts';
import { parentalControlOf } from './parentalControlOf.browser.ts';
import type { ParentalSetting } from './parentalSetting.ts';

const nobody = (): undefined => undefined;

/** Parental control as who is watching has it. */
export interface OwnParentalControl {
  /** As it is now; undefined for who is no customer, and in the first picture of a page that a server drew. */
  readonly setting: ParentalSetting | undefined;
  /** Whether the viewer may change it is asked before. */
  readonly change: (setting: ParentalSetting) => void;
}

/** The parental control of who is watching (PIN-18…20). */
export function useParentalControl(): OwnParentalControl {
  const viewer = useViewer();
  const session = useSession();
  const reporter = useReporter();
  const userId = viewer.kind === 'customer' ? viewer.user.userId : undefined;
  const subscribe = useCallback(
    (listener: () => void) => parentalControlOf(session, reporter).subscribe(listener),
    [session, reporter],
  );
  const current = () =>
    userId === undefined ? undefined : parentalControlOf(session, reporter).settingOf(userId);
  const setting = useSyncExternalStore(subscribe, current, nobody);
  const change = useCallback(
    (next: ParentalSetting) => {
      if (userId !== undefined) parentalControlOf(session, reporter).change(userId, next);
    },
    [session, reporter, userId],
  );
  return { setting, change };
}
