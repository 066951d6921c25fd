import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';
import { cardLink, type CardLink, type CardLinkSource, type LinkContext } from '../card/link/cardLink.ts';
import { playLabel, canPlayFromHover, detailsLink, playLink } from '../card/link/playLink.ts';

export interface HeroAction {
  readonly kind: 'play' | 'read';
  readonly label: string;
  readonly link: CardLink;
}

/** Returns whether a card can be played now. */
export function isWatchable(state: ProgramStateType, target: BehaviorTarget): boolean {
  return target !== 'OpenCollection' && canPlayFromHover(state);
}

/** Returns the buttons of a hero card: play if possible, and details. The last one covers the slide. */
export function heroActions(
  card: CardLinkSource,
  state: ProgramStateType,
  target: BehaviorTarget,
  context: LinkContext,
): readonly HeroAction[] {
  const own = cardLink(card, target, context);
  if (!own) return [];
  if (target === 'OpenCollection') return [{ kind: 'read', label: 'Se utvalget', link: own }];
  const play = playLink(card, { state, target }, context);
  const more = detailsLink(card, context);
  return [
    ...(play ? [{ kind: 'play', label: playLabel(state, target), link: play } as const] : []),
    ...(more || !play ? [{ kind: 'read', label: 'Mer info', link: more ?? own } as const] : []),
  ];
}
