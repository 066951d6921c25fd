import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** What the customer may see has changed: the token is renewed (AUTH-28). */
export function onClaimsChanged(listen: Listen, session: Pick<Session, 'claimsChanged'>): void {
  listen(received('CustomerClaimsChanged'), () => session.claimsChanged());
}
