import type { Episode } from '@tv/api-client';
import { cardLink, type CardLink, type LinkContext } from '../../card/link/cardLink.ts';
import { canPlayFromHover } from '../../card/link/playLink.ts';
import { programState } from '../../card/status/programState.ts';
import { resolveBehavior } from '../../card/status/resolveBehavior.ts';

/** Returns the watch link without the redirect back here (PLAY-29); undefined if not playable at `now` (epoch ms). */
export function episodeLink(episode: Episode, now: number, context: LinkContext): CardLink | undefined {
  if (!canPlayFromHover(programState(episode, now).type)) return undefined;
  const isExternal = resolveBehavior(episode, now) === 'PlayExternalAsset';
  return cardLink(episode, isExternal ? 'PlayExternalAsset' : 'PlayAsset', context);
}
