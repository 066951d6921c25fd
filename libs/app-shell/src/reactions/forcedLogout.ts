import type { Session } from '@tv/auth';
import { eventReceived } from '@tv/realtime';
import type { Listen } from './createReactions.ts';

/** The server ends the session: the viewer is signed out (AUTH-31). */
export function onForcedLogout(listen: Listen, session: Pick<Session, 'logout'>): void {
  listen(
    (action) => eventReceived.match(action) && action.payload.name === 'ForcedLogout',
    () => session.logout(),
  );
}
