import type { Episode } from '@tv/api-client';
import { links } from '@tv/routes';
import { cardLink, type CardLink, type LinkContext } from '../../card/link/cardLink.ts';
import { canPlayFromHover } from '../../card/link/playLink.ts';
import { programState } from '../../card/status/programState.ts';
import { resolveBehavior } from '../../card/status/resolveBehavior.ts';

/**
 * Watch link without the redirect back here (PLAY-29); undefined if not playable now.
 *
 * @param now epoch milliseconds
 */
export function episodeLink(episode: Episode, now: number, context: LinkContext): CardLink | undefined {
  if (!canPlayFromHover(programState(episode, now).type)) return undefined;
  if (resolveBehavior(episode, now) === 'PlayExternalAsset') {
    return cardLink(episode, 'PlayExternalAsset', context);
  }
  const id = episode.links?.details?.id;
  if (id === undefined) {
    context.reporter.error(new Error(`Episode '${episode.title}' has no details`), 'coverPage.episode');
    return undefined;
  }
  return {
    kind: 'internal',
    to: links.watch({ kind: 'vod', id, title: episode.title, disableScpRedirect: true }),
  };
}
