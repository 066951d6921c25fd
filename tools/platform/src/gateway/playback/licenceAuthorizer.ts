import type { LicenceCredentials, LicenceVerdict } from '../../media/index.ts';
import type { PlatformContext } from '../../platformContext.ts';
import type { PlaybackRights } from './playbackOperations.ts';
import type { PlaybackTickets } from './playbackTickets.ts';

/** Checks the ticket, or the bearer's access. */
export function createLicenceAuthorizer(
  rights: PlaybackRights,
  tickets: PlaybackTickets,
  customerOf: PlatformContext['customerOf'],
) {
  return async ({ titleId, bearerToken, ticket }: LicenceCredentials): Promise<LicenceVerdict> => {
    if (bearerToken === undefined && ticket === undefined) return 'unauthenticated';
    const userId =
      ticket === undefined ? (await customerOf(bearerToken))?.userId : tickets.check(ticket, titleId);
    const playable = rights.playableOf(titleId);
    return userId !== undefined && playable && rights.canPlay(userId, playable) ? 'allowed' : 'forbidden';
  };
}
