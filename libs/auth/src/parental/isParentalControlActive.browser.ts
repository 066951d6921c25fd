import type { ErrorReporter } from '@tv/analytics';
import type { Session } from '../session/session.ts';
import { parentalControlOf } from './parentalControlOf.browser.ts';

/** Whether parental control holds anything back from who is watching, as it is now. */
export function isParentalControlActive(
  session: Pick<Session, 'viewer'>,
  reporter: Pick<ErrorReporter, 'warn'>,
): boolean {
  const viewer = session.viewer();
  if (viewer.kind !== 'customer') return false;
  return parentalControlOf(session, reporter).settingOf(viewer.user.userId).isParentalControlActive;
}
