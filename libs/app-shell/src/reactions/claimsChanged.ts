import type { TypedStartListening } from '@reduxjs/toolkit';
import type { Session } from '@tv/auth';
import { eventReceived } from '@tv/realtime';

/** What the customer may see has changed: the token is renewed (AUTH-28). */
export function onClaimsChanged(
  listen: TypedStartListening<unknown>,
  session: Pick<Session, 'claimsChanged'>,
): void {
  listen({
    predicate: (action) => eventReceived.match(action) && action.payload.name === 'CustomerClaimsChanged',
    effect: async () => {
      await session.claimsChanged();
    },
  });
}
