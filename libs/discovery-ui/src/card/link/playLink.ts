import { seriesId, type BehaviorTarget, type ProgramStateType } from '@tv/api-client';
import { cardLink, type CardLink, type CardLinkSource, type LinkContext } from './cardLink.ts';
import { canPlayFromHover } from './hoverPlay.ts';

/**
 * Where the play button of a lifted card leads, if the card may offer one (CARD-05). A card that opens a cover
 * page plays what that page would play: a series starts at once, a film is its asset.
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

/** Where the details button of a lifted card leads: to the cover page, for a card that names one. */
export function detailsLink(card: CardLinkSource, context: LinkContext): CardLink | undefined {
  return card.links?.superCoverPage && cardLink(card, 'OpenSuperCoverPage', context);
}
