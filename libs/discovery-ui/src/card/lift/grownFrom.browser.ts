import { cardsOnPage } from './cardsOnPage.browser.ts';

/** Marks what a card has grown into. */
export const GROWN = 'data-grown';

/** Marks what a lifted card offers, which is walked before what it always offers. */
export const OFFERS = 'data-offers';

/** The card that each has grown from. */
const sources = new WeakMap<Element, Element>();

/** Notes which card something has grown from. */
export function growsFrom(grown: Element, card: Element): void {
  sources.set(grown, card);
}

/** Where on the page something stands that may be drawn on a card that has grown: there, or on the card itself. */
export function onPage(element: Element): Element {
  const grown = element.closest(`[${GROWN}]`);
  return (grown && sources.get(grown)) ?? element;
}

/** The card that something is in, grown or not; undefined for what is in none. */
export function cardAround(target: EventTarget | null): HTMLElement | undefined {
  const card = target instanceof Element ? onPage(target).closest<HTMLElement>('article') : null;
  return card && cardsOnPage.has(card) ? card : undefined;
}

/** What holds a card's picture and its words: what it offers is drawn over that. */
export const bodyOf = (card: Element): Element | null => card.lastElementChild;

export const pictureOf = (card: Element): Element | null => bodyOf(card)?.firstElementChild ?? null;
