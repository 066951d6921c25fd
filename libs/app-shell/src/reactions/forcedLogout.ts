import type { TypedStartListening } from '@reduxjs/toolkit';
import type { Session } from '@tv/auth';
import { eventReceived } from '@tv/realtime';

/** The server ends the session: the viewer is signed out (AUTH-31). */
export function onForcedLogout(listen: TypedStartListening<unknown>, session: Pick<Session, 'logout'>): void {
  listen({
    predicate: (action) => eventReceived.match(action) && action.payload.name === 'ForcedLogout',
    effect: async () => {
      await session.logout();
    },
  });
}
