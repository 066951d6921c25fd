import type { Session } from '@tv/auth';
import { eventReceived } from '@tv/realtime';
import type { Listen } from './createReactions.ts';

/** What the customer may see has changed: the token is renewed (AUTH-28). */
export function onClaimsChanged(listen: Listen, session: Pick<Session, 'claimsChanged'>): void {
  listen(
    (action) => eventReceived.match(action) && action.payload.name === 'CustomerClaimsChanged',
    () => session.claimsChanged(),
  );
}
