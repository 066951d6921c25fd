import type { Session } from '@tv/auth';
import type { StartListening } from '../composition/createAppStore.ts';
import { matchEvent } from './matchEvent.ts';

/** Renews the token when the claims change (AUTH-28), then invalidates dependent queries. */
export function onClaimsChanged(
  startListening: StartListening,
  session: Pick<Session, 'handleClaimsChange'>,
  invalidateEntitlements: () => void,
): void {
  startListening({
    matcher: matchEvent('CustomerClaimsChanged'),
    effect: async () => {
      await session.handleClaimsChange();
      invalidateEntitlements();
    },
  });
}
