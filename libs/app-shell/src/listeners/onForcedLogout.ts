import type { Session } from '@tv/auth';
import type { StartListening } from './createListenerMiddleware.ts';
import { matchEvent } from './matchEvent.ts';

/** Signs the user out when the server ends the session (AUTH-31). */
export function onForcedLogout(startListening: StartListening, session: Pick<Session, 'logout'>): void {
  startListening(matchEvent('ForcedLogout'), () => session.logout());
}
