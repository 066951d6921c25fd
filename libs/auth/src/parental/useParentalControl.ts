import { useCallback, useSyncExternalStore } from 'react';
import { useReporter } from '@tv/analytics';
import { useSession } from '../session/useSession.ts';
import { useViewer } from '../viewer/useViewer.ts';
import { parentalControlOf } from './parentalControlOf.browser.ts';
import type { ParentalSetting } from './parentalSetting.ts';

const nobody = (): undefined => undefined;

export interface OwnParentalControl {
  /** Undefined for visitors and during hydration. */
  readonly setting: ParentalSetting | undefined;
  readonly change: (setting: ParentalSetting) => void;
}

/** Returns the current user's parental control (PIN-18…20). */
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
