import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** The server ends the session: the viewer is signed out (AUTH-31). */
export function onForcedLogout(listen: Listen, session: Pick<Session, 'logout'>): void {
  listen(received('ForcedLogout'), () => session.logout());
}
