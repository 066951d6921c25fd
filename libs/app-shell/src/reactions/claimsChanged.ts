import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/**
 * Renews the token when the customer's claims change, perhaps on another device (AUTH-28), then invalidates
 * the queries that depend on them.
 */
export function onClaimsChanged(
  listen: Listen,
  session: Pick<Session, 'claimsChanged'>,
  askAnew: () => void,
): void {
  listen(received('CustomerClaimsChanged'), async () => {
    await session.claimsChanged();
    askAnew();
  });
}
