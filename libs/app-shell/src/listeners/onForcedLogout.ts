import type { Session } from '@tv/auth';
import type { StartListening } from '../composition/createAppStore.ts';
import { matchEvent } from './matchEvent.ts';

/** Signs the user out when the server ends the session (AUTH-31). */
export function onForcedLogout(startListening: StartListening, session: Pick<Session, 'logout'>): void {
  startListening({ matcher: matchEvent('ForcedLogout'), effect: () => session.logout() });
}
