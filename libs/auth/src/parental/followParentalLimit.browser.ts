import type { ErrorReporter } from '@tv/analytics';
import type { Session } from '../session/session.ts';
import { parentalControlOf } from './parentalControlOf.browser.ts';
import type { ParentalSetting } from './parentalSetting.ts';

/** Calls `onChange` with the active parental limit, now and on changes. Returns unsubscribe. */
export function followParentalLimit(
  session: Pick<Session, 'viewer' | 'subscribe'>,
  reporter: Pick<ErrorReporter, 'warn'>,
  tell: (limit: ParentalSetting | undefined) => void,
): () => void {
  const control = parentalControlOf(session, reporter);
  const follow = (): void => {
    const viewer = session.viewer();
    const setting = viewer.kind === 'customer' ? control.settingOf(viewer.user.userId) : undefined;
    tell(setting?.isParentalControlActive ? setting : undefined);
  };
  follow();
  const endings = [session.subscribe(follow), control.subscribe(follow)];
  return () => endings.forEach((end) => end());
}
