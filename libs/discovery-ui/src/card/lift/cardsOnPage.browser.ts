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
  /** The card has a personal list button, so the hover actions omit my list. */
  readonly hasList: boolean;
  readonly onOpen: (() => void) | undefined;
}

/** Registered cards by their element. Weak, so that entries disappear with their elements. */
export const cardsOnPage = new WeakMap<Element, CardOnPage>();
