import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../../clock.ts';
import type { ContentSources } from '../../content/contentRequest.ts';
import { playableOf, type Playable } from '../../content/playable.ts';
import { errorResponse } from '../../contract/errorResponse.ts';
import {
  catchUpManifestPath,
  catchUpPlaylistPath,
  filmManifestPath,
  filmPlaylistPath,
  licencePath,
  liveManifestPath,
  livePlaylistPath,
} from '../../media/index.ts';
import type { Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';
import type { PlaybackTickets } from './playbackTickets.ts';

export interface PlaybackOptions {
  readonly contentSources: ContentSources;
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
  readonly tickets: PlaybackTickets;
}

/** Playback access, shared with the licence server. */
export interface PlaybackRights {
  playableOf(titleId: string): Playable | undefined;
  canPlay(userId: string, playable: Playable): boolean;
}

/** Derives access from entitlements and subscription state. */
export function createPlaybackRights({ contentSources, accounts, clock }: PlaybackOptions): PlaybackRights {
  return {
    playableOf: (titleId) => playableOf(contentSources, titleId, clock.now()),
    canPlay: (userId, { entitlementKeys }) => {
      const entitlements = accounts.entitlementsOf(userId);
      const isOpen =
        entitlementKeys.length === 0 || entitlementKeys.some((key) => entitlements.includes(key));
      return accounts.hasContentAccess(userId) && isOpen;
    },
  };
}

/**
 * Returns the operation `getPlayback`. Paid content uses Clear Key for every key system: the licence
 * server has no other. FairPlay gets the clear HLS twin.
 */
export function playbackOperations(options: PlaybackOptions): Operations {
  const { addresses, tickets } = options;
  const rights = createPlaybackRights(options);
  return {
    getPlayback: ({ customer, params }) => {
      const { id = '', drm } = params;
      const playable = rights.playableOf(id);
      if (!playable) return errorResponse(404, 'NOT_FOUND', 'Finnes ikke');
      if (!customer) return errorResponse(401, 'UNAUTHORIZED', 'Ikke innlogget');
      if (!rights.canPlay(customer.userId, playable)) {
        return errorResponse(403, 'NO_ACCESS', 'Du har ikke tilgang til denne tilbyderen');
      }
      if (drm === 'fairplay') {
        const manifestUrl = `${addresses.media}${playlistPath(id, playable)}`;
        return { status: 200, body: { manifestUrl, manifestType: 'hls', drmType: 'none' } };
      }
      const isProtected = playable.entitlementKeys.length > 0;
      const manifestUrl = `${addresses.media}${manifestPath(id, playable, isProtected ? 'cenc' : 'clear')}`;
      const dash = { manifestUrl, manifestType: 'dash' };
      if (!isProtected) return { status: 200, body: { ...dash, drmType: 'none' } };
      const ticket = tickets.issue({ titleId: id, userId: customer.userId });
      return {
        status: 200,
        body: {
          ...dash,
          drmType: 'clearKey',
          licenceUrl: `${addresses.media}${licencePath(id)}`,
          licenceHeaders: { 'X-Playback-Ticket': ticket },
        },
      };
    },
  };
}

const minutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

function manifestPath(id: string, playable: Playable, protection: 'clear' | 'cenc'): string {
  switch (playable.kind) {
    case 'vod':
      return filmManifestPath(id, minutes(playable.durationSeconds), protection);
    case 'live':
      return liveManifestPath(playable.channelId, protection);
    case 'catchup':
      return catchUpManifestPath(playable.channelId, playable.start, playable.end, protection);
  }
}

function playlistPath(id: string, playable: Playable): string {
  switch (playable.kind) {
    case 'vod':
      return filmPlaylistPath(id, minutes(playable.durationSeconds));
    case 'live':
      return livePlaylistPath(playable.channelId);
    case 'catchup':
      return catchUpPlaylistPath(playable.channelId, playable.start, playable.end);
  }
}
