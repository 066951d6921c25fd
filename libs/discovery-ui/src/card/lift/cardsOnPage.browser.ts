import type { Card } from '@tv/api-client';
import type { CardShape } from '../CardPicture.tsx';
import type { CardNow } from '../cardNow.ts';
import type { CardLink } from '../link/cardLink.ts';

/** What a card that is drawn tells of itself to whatever lifts it. */
export interface CardOnPage {
  readonly card: Card;
  readonly happening: CardNow;
  readonly link: CardLink | undefined;
  readonly shape: CardShape;
  readonly laneType: string | undefined;
  /** Stands for a channel, not for what is on it. */
  readonly isChannel: boolean;
  /** Has a button of its own for a list of the viewer's, so that my list is not offered besides. */
  readonly hasList: boolean;
  readonly onOpen: (() => void) | undefined;
}

/**
 * Every card that is drawn, by its element. Lifting is drawn apart, once for the whole page and not before it is
 * wanted, and finds out here what it points at. Goes with the elements, and so with their page.
 */
export const cardsOnPage = new WeakMap<Element, CardOnPage>();
