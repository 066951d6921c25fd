import { seriesId, type BehaviorTarget, type ProgramStateType } from '@tv/api-client';
import { cardLink, type CardLink, type CardLinkSource, type LinkContext } from './cardLink.ts';

/** Returns whether a card may offer play: not if expired (CARD-05), planned or inaccessible. */
export function canPlayFromHover(state: ProgramStateType): boolean {
  return state !== 'Expired' && state !== 'Planned' && state !== 'NoAccess';
}

/** Returns the label of a play button. */
export function playLabel(state: ProgramStateType, target: BehaviorTarget): string {
  const isLive = state === 'Live' || target === 'PlayChannel' || target === 'PlayExternalChannel';
  return isLive ? 'Se direkte' : 'Se nå';
}

/** Returns the link of a card's play action, if any (CARD-05). A series starts on its cover page. */
export function playLink(
  card: CardLinkSource,
  { state, target }: { readonly state: ProgramStateType; readonly target: BehaviorTarget },
  context: LinkContext,
): CardLink | undefined {
  if (!canPlayFromHover(state) || target === 'OpenCollection') return undefined;
  if (target === 'OpenSuperCoverPage' && seriesId(card.links?.superCoverPage) === undefined)
    return card.links?.details && cardLink(card, 'PlayAsset', context);
  const opensCoverPage = target === 'OpenSuperCoverPage' || target === 'OpenEpisodeCoverPage';
  return cardLink(card, target, opensCoverPage ? { ...context, autoPlay: true } : context);
}

/** Returns the link of a card's details action, if any. */
export function detailsLink(card: CardLinkSource, context: LinkContext): CardLink | undefined {
  return card.links?.superCoverPage && cardLink(card, 'OpenSuperCoverPage', context);
}
