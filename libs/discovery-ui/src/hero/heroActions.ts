import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';
import { cardLink, type CardLink, type CardLinkSource, type LinkContext } from '../card/link/cardLink.ts';
import { canPlayFromHover } from '../card/link/hoverPlay.ts';
import { detailsLink, playLink } from '../card/link/playLink.ts';
import { playLabel } from '../card/words/playLabel.ts';

/** A button of a hero. */
export interface HeroAction {
  readonly kind: 'play' | 'read';
  readonly label: string;
  readonly link: CardLink;
}

/** What is true of the hero's card now. */
export interface HeroCardNow {
  readonly state: ProgramStateType;
  readonly target: BehaviorTarget;
}

/** Whether a card is something to watch at once. */
export function isWatchable({ state, target }: HeroCardNow): boolean {
  return target !== 'OpenCollection' && canPlayFromHover(state);
}

/**
 * The buttons of a hero's card: to watch it, where that can be done now, and to read more of it, where there is a page
 * for that. The last is where a press anywhere else leads. None for a card that leads nowhere, which is reported.
 */
export function heroActions(
  card: CardLinkSource,
  now: HeroCardNow,
  context: LinkContext,
): readonly HeroAction[] {
  const own = cardLink(card, now.target, context);
  if (!own) return [];
  if (now.target === 'OpenCollection') return [{ kind: 'read', label: 'Se utvalget', link: own }];
  const play = playLink(card, now, context);
  const more = detailsLink(card, context);
  return [
    ...(play ? [{ kind: 'play', label: playLabel(now.state, now.target), link: play } as const] : []),
    ...(more || !play ? [{ kind: 'read', label: 'Mer info', link: more ?? own } as const] : []),
  ];
}
