import type { ErrorReporter } from '@tv/analytics';
import type { Session } from '../session/session.ts';
import { getParentalControl } from './getParentalControl.browser.ts';
import type { ParentalSetting } from './parentalSetting.ts';

/** Calls `onChange` with the active parental limit, now and on changes. Returns unsubscribe. */
export function subscribeToParentalLimit(
  session: Pick<Session, 'currentUser' | 'subscribe'>,
  reporter: Pick<ErrorReporter, 'warn'>,
  onChange: (limit: ParentalSetting | undefined) => void,
): () => void {
  const control = getParentalControl(session, reporter);
  const notify = (): void => {
    const currentUser = session.currentUser();
    const setting = currentUser.kind === 'customer' ? control.getSetting(currentUser.user.userId) : undefined;
    onChange(setting?.isParentalControlActive ? setting : undefined);
  };
  notify();
  const unsubscribers = [session.subscribe(notify), control.subscribe(notify)];
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
}
