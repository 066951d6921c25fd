import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** Signs the user out when the server ends the session (AUTH-31). */
export function onForcedLogout(listen: Listen, session: Pick<Session, 'logout'>): void {
  listen(received('ForcedLogout'), () => session.logout());
}
