import { seriesId, type BehaviorTarget, type ProgramStateType } from '@tv/api-client';
import { canPlayFromHover } from './canPlayFromHover.ts';
import { cardLink, type CardLink, type CardLinkSource, type LinkContext } from './cardLink.ts';

/**
 * Returns the link of a card's play action, if any (CARD-05). A series starts on its cover page, a film plays
 * its asset.
 */
export function playLink(
  card: CardLinkSource,
  { state, target }: { readonly state: ProgramStateType; readonly target: BehaviorTarget },
  context: LinkContext,
): CardLink | undefined {
  if (!canPlayFromHover(state)) return undefined;
  switch (target) {
    case 'OpenCollection':
      return undefined;
    case 'OpenSuperCoverPage':
      if (seriesId(card.links?.superCoverPage) === undefined) {
        return card.links?.details && cardLink(card, 'PlayAsset', context);
      }
      return cardLink(card, target, { ...context, autoPlay: true });
    case 'OpenEpisodeCoverPage':
      return cardLink(card, target, { ...context, autoPlay: true });
    case 'OpenCoverPage':
    case 'PlayChannel':
    case 'PlayExternalChannel':
    case 'PlayExternalAsset':
    case 'PlayAsset':
      return cardLink(card, target, context);
  }
}

/** Returns the link of a card's details action, if any. */
export function detailsLink(card: CardLinkSource, context: LinkContext): CardLink | undefined {
  return card.links?.superCoverPage && cardLink(card, 'OpenSuperCoverPage', context);
}
