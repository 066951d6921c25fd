import type { Session } from '../session/createSession.ts';
import type { ParentalSetting } from './parentalSetting.ts';

/** Returns the current user's parental setting; undefined for visitors and while parental control is off. */
export function getParentalLimit({
  currentUser,
  parentalControl,
}: Pick<Session, 'currentUser' | 'parentalControl'>): ParentalSetting | undefined {
  const user = currentUser();
  const setting = user.kind === 'customer' ? parentalControl.getSetting(user.user.userId) : undefined;
  return setting?.isParentalControlActive ? setting : undefined;
}

/** Calls `onChange` with the parental limit, now and on changes. Returns unsubscribe. */
export function subscribeToParentalLimit(
  session: Pick<Session, 'currentUser' | 'subscribe' | 'parentalControl'>,
  onChange: (limit: ParentalSetting | undefined) => void,
): () => void {
  const notify = (): void => onChange(getParentalLimit(session));
  notify();
  const unsubscribers = [session.subscribe(notify), session.parentalControl.subscribe(notify)];
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
}
