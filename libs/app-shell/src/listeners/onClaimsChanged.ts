import type { Session } from '@tv/auth';
import type { StartListening } from './createListenerMiddleware.ts';
import { matchEvent } from './matchEvent.ts';

/** Renews the token when the claims change (AUTH-28), then invalidates dependent queries. */
export function onClaimsChanged(
  startListening: StartListening,
  session: Pick<Session, 'handleClaimsChange'>,
  invalidateEntitlements: () => void,
): void {
  startListening(matchEvent('CustomerClaimsChanged'), async () => {
    await session.handleClaimsChange();
    invalidateEntitlements();
  });
}
