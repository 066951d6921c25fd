import type { Card } from '@tv/api-client';
import type { CardShape } from '../CardPicture.tsx';
import type { CardNow } from '../cardNow.ts';
import type { CardLink } from '../link/cardLink.ts';

/** Data that a rendered card registers for its hover UI. */
export interface CardOnPage {
  readonly card: Card;
  readonly happening: CardNow;
  readonly link: CardLink | undefined;
  readonly shape: CardShape;
  readonly laneType: string | undefined;
  /** The card represents a channel, not the current programme. */
  readonly isChannel: boolean;
  readonly hasList: boolean;
  readonly onOpen: (() => void) | undefined;
}

/** Weak, so that entries go with their elements. */
export const cardsOnPage = new WeakMap<Element, CardOnPage>();
