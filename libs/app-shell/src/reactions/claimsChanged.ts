import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/**
 * What the customer may see has changed, perhaps on another device: the token is renewed (AUTH-28), and what was said by the
 * former one is asked for anew.
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
