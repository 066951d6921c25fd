import type { ErrorReporter } from '@tv/analytics';
import type { Session } from '../session/session.ts';
import { getParentalControl } from './getParentalControl.browser.ts';

/** Whether the current user has parental control turned on. */
export function isParentalControlActive(
  session: Pick<Session, 'currentUser'>,
  reporter: Pick<ErrorReporter, 'warn'>,
): boolean {
  const currentUser = session.currentUser();
  if (currentUser.kind !== 'customer') return false;
  return getParentalControl(session, reporter).getSetting(currentUser.user.userId).isParentalControlActive;
}
