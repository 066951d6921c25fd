import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** Renews the token when the claims change (AUTH-28), then invalidates dependent queries. */
export function onClaimsChanged(
  listen: Listen,
  session: Pick<Session, 'handleClaimsChange'>,
  askAnew: () => void,
): void {
  listen(received('CustomerClaimsChanged'), async () => {
    await session.handleClaimsChange();
    askAnew();
  });
}
