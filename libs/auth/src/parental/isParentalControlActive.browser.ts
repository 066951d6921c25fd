import type { ErrorReporter } from '@tv/analytics';
import type { Session } from '../session/session.ts';
import { parentalControlOf } from './parentalControlOf.browser.ts';

/** Whether the current user has parental control turned on. */
export function isParentalControlActive(
  session: Pick<Session, 'viewer'>,
  reporter: Pick<ErrorReporter, 'warn'>,
): boolean {
  const viewer = session.viewer();
  if (viewer.kind !== 'customer') return false;
  return parentalControlOf(session, reporter).settingOf(viewer.user.userId).isParentalControlActive;
}
